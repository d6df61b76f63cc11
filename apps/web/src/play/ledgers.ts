import type { Day } from '@lockstep/kernel';
import { type Entry, type Finished, recordsOf, streakOf } from '@lockstep/play';
import type { Ledger } from '../games/parts.ts';
import type { Progress } from '../plumbing/progress/index.ts';

/** The first clear of a date, in the first of a game's ledgers that has one. */
export const firstClearOf = (
  entries: readonly Entry[],
  ledgers: readonly Ledger[],
  date: string,
): Finished | undefined => ledgers.flatMap(({ id }) => recordsOf(entries, id, date).firstClear ?? [])[0];

/** Ledgers are kept apart, so streaks do not add up: the longest one counts. */
export const longestStreak = (entries: readonly Entry[], ledgers: readonly Ledger[], day: Day): number =>
  Math.max(...ledgers.map(({ id }) => streakOf(entries, id, day)));

/** Whoever saw the solution of a date knows it, whichever ledger the next try belongs to. */
export const recordSolutionShown = async (
  ledgers: readonly Ledger[],
  progress: Progress,
  daily: string,
): Promise<void> => {
  for (const { id } of ledgers) await progress.record({ kind: 'solution-shown', game: id, daily });
};
