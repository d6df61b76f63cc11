import { addDays, makeDay, parseDay } from '@lockstep/calendar';
import { type DateLabel, datesNamed } from '@lockstep/play';
import { DAILY_IDS, type DailyId } from '../games.ts';
import { fetchPublished } from '../plumbing/published.ts';
import type { Outlines } from '../plumbing/worker/messages.ts';

/** A date of a game, with its label. */
interface Dated extends DateLabel {
  readonly game: DailyId;
}

const datesOf = async (game: DailyId): Promise<readonly Dated[]> => {
  const { first, days } = (await fetchPublished(`${game}/outlines.json`)) as Outlines;
  const begins = parseDay(first);
  return begins.ok ? days.map(([label], i) => ({ game, label, date: makeDay(addDays(begins.value, i)) })) : [];
};

/** P12: the dates of all games with a Daily that a text names. */
export const datesFor = async (asked: string, today: string): Promise<readonly Dated[]> => {
  const dates = await Promise.all(DAILY_IDS.map(datesOf));
  return dates.flatMap((of) => datesNamed(of, asked, today));
};
