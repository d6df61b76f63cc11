import type { Day } from '@lockstep/calendar';
import { type Entry, type FinishedTry, recordsOf, type Streak, streakOf } from '@lockstep/play';
import type { Progress } from '../plumbing/progress/index.ts';
import type { NamedLedger } from './home.ts';

/** The first clear of a date, in the first of a game's ledgers that has one. */
export const firstClearOf = (
  entries: readonly Entry[],
  ledgers: readonly NamedLedger[],
  date: string,
): FinishedTry | undefined => ledgers.flatMap(({ id }) => recordsOf(entries, id, date).firstClear ?? [])[0];

/** Ledgers are kept apart, so streaks do not add up: the longest one counts. */
export const longestStreak = (entries: readonly Entry[], ledgers: readonly NamedLedger[], day: Day): Streak =>
  ledgers.map(({ id }) => streakOf(entries, id, day)).reduce((long, one) => (one.days > long.days ? one : long));

export const isSolutionSeen = (entries: readonly Entry[], ledgers: readonly NamedLedger[], date: string): boolean =>
  entries.some(
    (entry) => entry.kind === 'solution-shown' && entry.daily === date && ledgers.some(({ id }) => id === entry.game),
  );

/** A solution that was seen is known in every ledger of the date. */
export const recordSolutionShown = async (
  ledgers: readonly NamedLedger[],
  progress: Progress,
  daily: string,
): Promise<void> => {
  for (const { id } of ledgers) await progress.record({ kind: 'solution-shown', game: id, daily });
};
