import { addDays, makeDay, parseDay } from '@lockstep/calendar';
import { DAILY_IDS, type DailyId } from '../games.ts';
import { published } from '../plumbing/published.ts';
import type { Outlines } from '../plumbing/worker/messages.ts';

/** A date of a game, as it was asked for by its label or its date. */
export interface Dated {
  readonly game: DailyId;
  readonly date: string;
  readonly label: string;
}

/** "aura 3f35", "AURA-3F35" and "3f35" are one label. */
const bare = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** P12: every date up to today that a text names: by its label, by the end of it, or as a date. The newest first. */
export const datesIn = ({ first, days }: Outlines, game: DailyId, asked: string, today: string): readonly Dated[] => {
  const begins = parseDay(first);
  const wanted = bare(asked);
  if (!begins.ok || wanted === '') return [];
  return days
    .map(([label], i) => ({ game, label, date: makeDay(addDays(begins.value, i)) }))
    .filter(
      ({ label, date }) =>
        date <= today && (bare(label) === wanted || bare(label).endsWith(wanted) || date === asked.trim()),
    )
    .filter(
      ({ label, date }) => wanted.length >= 4 && (date === asked.trim() || bare(label).slice(-4) === wanted.slice(-4)),
    )
    .reverse();
};

/** The same over all games with a Daily. */
export const datesNamed = async (asked: string, today: string): Promise<readonly Dated[]> => {
  const found = await Promise.all(
    DAILY_IDS.map(async (game) => datesIn((await published(`${game}/outlines.json`)) as Outlines, game, asked, today)),
  );
  return found.flat();
};
