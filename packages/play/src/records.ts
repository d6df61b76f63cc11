import { addDays, type Day, makeDay, parseDay } from '@lockstep/calendar';
import type { Entry, Finished } from './entry.ts';
import { byMerit } from './record.ts';

export interface Records {
  readonly firstClear?: Finished;
  readonly best?: Finished;
  readonly solutionShown: boolean;
}

export const NO_RECORDS: Records = { solutionShown: false };

const isClear = (entry: Entry): entry is Finished => entry.kind === 'finished' && entry.won && !entry.practice;

/** P11, P13: what counts of one puzzle. Practice records nothing. `better` is the recorder's. */
export const recordsOf = (
  entries: readonly Entry[],
  game: string,
  daily: string,
  better: (a: Finished, b: Finished) => boolean = byMerit,
): Records => {
  const own = entries.filter((entry) => entry.game === game && entry.daily === daily);
  const clears = own.filter(isClear);
  const [firstClear] = clears;
  const solutionShown = own.some((entry) => entry.kind === 'solution-shown');
  if (!firstClear) return { solutionShown };
  return { firstClear, best: clears.reduce((best, clear) => (better(clear, best) ? clear : best)), solutionShown };
};

/** The dates of a game whose first clear fell on that date. */
const keptDates = (entries: readonly Entry[], game: string): ReadonlySet<string> => {
  const firsts = new Map<string, string>();
  for (const entry of entries)
    if (entry.game === game && isClear(entry) && !firsts.has(entry.daily)) firsts.set(entry.daily, entry.on);
  return new Set([...firsts].filter(([daily, on]) => daily === on).map(([daily]) => daily));
};

/** P13: consecutive dates up to today, or to yesterday while today is open. */
export const streakOf = (entries: readonly Entry[], game: string, today: Day): number => {
  const kept = keptDates(entries, game);
  let day = kept.has(makeDay(today)) ? today : addDays(today, -1);
  let streak = 0;
  for (; kept.has(makeDay(day)); day = addDays(day, -1)) streak += 1;
  return streak;
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
    (entry): entry is Finished => entry.game === game && entry.kind === 'finished' && !entry.practice,
  );
  const firsts = new Map<string, Finished>();
  for (const entry of counted) if (entry.won && !firsts.has(entry.daily)) firsts.set(entry.daily, entry);
  const spread: { [value: string]: number } = {};
  for (const { facts } of firsts.values()) {
    const value = String(facts[fact] ?? 0);
    spread[value] = (spread[value] ?? 0) + 1;
  }
  return {
    played: new Set(counted.map((entry) => entry.daily)).size,
    cleared: firsts.size,
    streak: streakOf(entries, game, today),
    longest: longestOf(keptDates(entries, game)),
    spread,
  };
};

const longestOf = (dates: ReadonlySet<string>): number => {
  let longest = 0;
  for (const date of dates) {
    const day = parseDay(date);
    if (!day.ok || dates.has(makeDay(addDays(day.value, -1)))) continue;
    let length = 1;
    while (dates.has(makeDay(addDays(day.value, length)))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};
