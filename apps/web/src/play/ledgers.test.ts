import type { Day } from '@lockstep/calendar';
import { parseDay } from '@lockstep/calendar';
import type { FinishedTry } from '@lockstep/play';
import { expect, test } from 'vitest';
import { firstClearOf, longestStreak } from './ledgers.ts';

const LEDGERS = [
  { id: 'open', name: 'Open' },
  { id: 'hidden', name: 'Hidden' },
];

const cleared = (game: string, daily: string, more: Partial<FinishedTry> = {}): FinishedTry => ({
  kind: 'finished',
  game,
  daily,
  on: daily,
  won: true,
  practice: false,
  merit: [1],
  facts: {},
  ...more,
});

const dayOf = (date: string): Day => {
  const day = parseDay(date);
  if (!day.ok) throw new Error(day.fault);
  return day.value;
};

test('a date is cleared when it is so in any ledger of the game; the first ledger is asked first', () => {
  const [hidden, open] = [cleared('hidden', '2026-12-01'), cleared('open', '2026-12-01')];
  expect(firstClearOf([hidden], LEDGERS, '2026-12-01')).toBe(hidden);
  expect(firstClearOf([hidden, open], LEDGERS, '2026-12-01')).toBe(open);
  expect(firstClearOf([hidden, open], LEDGERS, '2026-12-02')).toBeUndefined();
  expect(firstClearOf([cleared('other', '2026-12-01')], LEDGERS, '2026-12-01')).toBeUndefined();
});

test('streaks of two ledgers do not add up', () => {
  const entries = [
    cleared('open', '2026-12-01'),
    cleared('hidden', '2026-12-02'),
    cleared('hidden', '2026-12-03'),
    cleared('open', '2026-12-04'),
  ];
  expect(longestStreak(entries, LEDGERS, dayOf('2026-12-04')).days).toBe(2);
  expect(longestStreak([], LEDGERS, dayOf('2026-12-04')).days).toBe(0);
});
