import { addDays, type Day, makeDay } from '@lockstep/kernel';
import type { Entry } from './store.ts';

type Finished = Extract<Entry, { kind: 'finished' }>;

/** More turns left, then a lower Scrutiny peak, then fewer Audits. */
const better = (a: Finished, b: Finished): boolean =>
  a.turnsLeft !== b.turnsLeft ? a.turnsLeft > b.turnsLeft : a.peak !== b.peak ? a.peak < b.peak : a.audits < b.audits;

export interface Records {
  readonly firstClear?: Finished;
  readonly best?: Finished;
  readonly solutionShown: boolean;
}

/** P11, P13: what counts of one date. Practice records nothing. */
export const recordsOf = (entries: readonly Entry[], game: string, daily: string): Records => {
  const own = entries.filter((entry) => entry.game === game && entry.daily === daily);
  const clears = own.filter(
    (entry) => entry.kind === 'finished' && entry.won && !entry.practice,
  ) as readonly Finished[];
  const [firstClear] = clears;
  const solutionShown = own.some((entry) => entry.kind === 'solution-shown');
  if (!firstClear) return { solutionShown };
  return { firstClear, best: clears.reduce((best, clear) => (better(clear, best) ? clear : best)), solutionShown };
};

/** P13: consecutive dates, up to today or yesterday, whose first clear fell on that date. */
export const streakOf = (entries: readonly Entry[], game: string, today: Day): number => {
  const firsts = new Map<string, string>();
  for (const entry of entries)
    if (entry.kind === 'finished' && entry.game === game && entry.won && !entry.practice && !firsts.has(entry.daily))
      firsts.set(entry.daily, entry.on);
  const kept = (day: Day): boolean => firsts.get(makeDay(day)) === makeDay(day);
  let day = kept(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; kept(day); day = addDays(day, -1)) streak += 1;
  return streak;
};
