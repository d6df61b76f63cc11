import { addDays, type Day, makeDay, parseDay } from '@lockstep/calendar';
import { type Entry, isClear } from './entry.ts';

/** P13: so many consecutive dates earn a freeze. */
export const FREEZE_DATES = 7;

/** What a date is to a streak. */
export const STREAK_MARKS = ['kept', 'frozen', 'missed', 'open'] as const;
export type StreakMark = (typeof STREAK_MARKS)[number];

export interface Streak {
  /** Dates up to today, or to yesterday while today is open. Frozen dates add nothing. */
  readonly days: number;
  readonly longest: number;
  /** The next date that is missed will keep the streak. */
  readonly freeze: boolean;
  /** How many more consecutive dates earn a freeze; null while one is held. */
  readonly untilFreeze: number | null;
  /** Dates that were missed and cost a freeze. */
  readonly frozen: ReadonlySet<string>;
  /** Dates whose first clear fell on that date. */
  readonly kept: ReadonlySet<string>;
}

/** The dates of a game whose first clear fell on that date. */
const keptDates = (entries: readonly Entry[], game: string): ReadonlySet<string> => {
  const firsts = new Map<string, string>();
  for (const entry of entries)
    if (entry.game === game && isClear(entry) && !firsts.has(entry.daily)) firsts.set(entry.daily, entry.on);
  return new Set([...firsts].filter(([daily, on]) => daily === on).map(([daily]) => daily));
};

/** ISO dates sort as text. */
const earliest = (dates: ReadonlySet<string>): Day | null => {
  let first: string | null = null;
  for (const date of dates) if (first === null || date < first) first = date;
  const day = first === null ? null : parseDay(first);
  return day?.ok ? day.value : null;
};

/** P13, walked date by date from the first that was kept; a freeze is worked out, never stored. */
export const streakOf = (entries: readonly Entry[], game: string, today: Day): Streak => {
  const kept = keptDates(entries, game);
  const frozen = new Set<string>();
  let [days, longest, running, freeze] = [0, 0, 0, false];
  const first = earliest(kept);
  for (let day = first ?? addDays(today, 1); day <= today; day = addDays(day, 1)) {
    const date = makeDay(day);
    if (kept.has(date)) {
      days += 1;
      running += 1;
      if (running % FREEZE_DATES === 0) freeze = true;
    } else if (day === today) break;
    else if (freeze) {
      frozen.add(date);
      [running, freeze] = [0, false];
    } else [days, running] = [0, 0];
    longest = Math.max(longest, days);
  }
  const untilFreeze = freeze ? null : FREEZE_DATES - (running % FREEZE_DATES);
  return { days, longest, freeze, untilFreeze, frozen, kept };
};

/** A date on a calendar of the streak: today is open until it is kept. */
export const streakMark = ({ kept, frozen }: Streak, day: Day, today: Day): StreakMark => {
  const date = makeDay(day);
  if (kept.has(date)) return 'kept';
  if (frozen.has(date)) return 'frozen';
  return day < today ? 'missed' : 'open';
};
