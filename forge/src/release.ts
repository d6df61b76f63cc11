import { addDays, type Day, makeDay, weekdayNumber } from '@lockstep/calendar';
import { fail, ok, type Result } from '@lockstep/kernel';
import type { Pin, Schedule } from './schedule.ts';

/** K9: apps that are not updated at once must still hold the days at hand. */
const NOTICE_DAYS = 7;
const WEEK_DAYS = 7;

/** The first date a new edition may take over: a Monday, because weeks are proven whole, at least seven days away. */
export const firstFreeDay = (today: Day): Day => {
  const notice = addDays(today, NOTICE_DAYS);
  return addDays(notice, (WEEK_DAYS - weekdayNumber(notice)) % WEEK_DAYS);
};

export interface Release {
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  /** Whether the dates get an edition of their own, or join the newest. */
  readonly fresh: boolean;
}

/** Whether these dates may be pinned: behind the schedule, or, under a new edition, from a date on that has not come. */
export const mayRelease = (schedule: Schedule, { from, to, today, fresh }: Release): Result<null, string> => {
  const last = schedule.at(-1)?.day;
  if (last === undefined || from === addDays(last, 1)) return ok(null);
  const ends = `the schedule ends on ${makeDay(last)}`;
  if (from > last || !fresh) return fail(`${ends}: publish from ${makeDay(addDays(last, 1))} on, without a gap`);
  const free = firstFreeDay(today);
  if (from < free) return fail(`${makeDay(from)} never changes: a new edition may begin on ${makeDay(free)}`);
  if (weekdayNumber(from) !== 0) return fail(`${makeDay(from)} is no Monday: weeks are proven whole`);
  if (to < last) return fail(`${ends}: a new edition takes over every date to it`);
  return ok(null);
};

/** The schedule with new pins: behind it, and in place of those of the same dates. */
export const withPins = (schedule: Schedule, pins: readonly Pin[]): Schedule => {
  const first = pins[0];
  if (!first) return schedule;
  const kept = schedule.filter(({ day }) => day < first.day);
  const before = new Map(schedule.map((pin) => [pin.day, pin]));
  return [
    ...kept,
    ...pins.map((pin) => {
      const replaces = before.get(pin.day);
      return replaces ? { ...pin, replaces } : pin;
    }),
  ];
};
