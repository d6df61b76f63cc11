import type { Day } from '@lockstep/calendar';
import { type Entry, type FinishedTry, isClear } from './entry.ts';
import { byMerit } from './recorder.ts';
import { streakOf } from './streak.ts';

export interface Records {
  readonly firstClear?: FinishedTry;
  readonly best?: FinishedTry;
  readonly solutionShown: boolean;
}

export const NO_RECORDS: Records = { solutionShown: false };

/** P11, P13: what counts of one puzzle. Practice records nothing. `better` is the recorder's. */
export const recordsOf = (
  entries: readonly Entry[],
  game: string,
  daily: string,
  better: (a: FinishedTry, b: FinishedTry) => boolean = byMerit,
): Records => {
  const own = entries.filter((entry) => entry.game === game && entry.daily === daily);
  const clears = own.filter(isClear);
  const [firstClear] = clears;
  const solutionShown = own.some((entry) => entry.kind === 'solution-shown');
  if (!firstClear) return { solutionShown };
  return { firstClear, best: clears.reduce((best, clear) => (better(clear, best) ? clear : best)), solutionShown };
};

export interface Statistics {
  /** Dates with a try that counted. */
  readonly played: number;
  readonly cleared: number;
  readonly streak: number;
  readonly longest: number;
  /** First clears by a fact of theirs, such as turns left. */
  readonly spread: { readonly [value: string]: number };
}

export const statisticsOf = (entries: readonly Entry[], game: string, fact: string, today: Day): Statistics => {
  const counted = entries.filter(
    (entry): entry is FinishedTry => entry.game === game && entry.kind === 'finished' && !entry.practice,
  );
  const firsts = new Map<string, FinishedTry>();
  for (const entry of counted) if (entry.won && !firsts.has(entry.daily)) firsts.set(entry.daily, entry);
  const spread: { [value: string]: number } = {};
  for (const { facts } of firsts.values()) {
    const value = String(facts[fact] ?? 0);
    spread[value] = (spread[value] ?? 0) + 1;
  }
  const { days, longest } = streakOf(entries, game, today);
  return {
    played: new Set(counted.map((entry) => entry.daily)).size,
    cleared: firsts.size,
    streak: days,
    longest,
    spread,
  };
};
