import type { Day } from '@lockstep/calendar';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The first and the last place on earth where a date begins. */
const EARLIEST_HOURS = 14;
const LATEST_HOURS = -12;

const dayAt = (now: number, hours: number): Day => Math.floor((now + hours * HOUR_MS) / DAY_MS) as Day;

/** The dates that are today somewhere, at a time in milliseconds. */
export const openDates = (now: number): { readonly first: Day; readonly last: Day } => ({
  first: dayAt(now, LATEST_HOURS),
  last: dayAt(now, EARLIEST_HOURS),
});
