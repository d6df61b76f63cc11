import { addDays, type Day, makeDay, parseDay } from '@lockstep/calendar';
import { describe, expect, test } from 'vitest';
import type { Entry, FinishedTry } from './entry.ts';
import { streakMark, streakOf } from './streak.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const won = (daily: string, more: Partial<FinishedTry> = {}): Entry => ({
  kind: 'finished',
  game: 'protocol',
  daily,
  on: daily,
  won: true,
  practice: false,
  merit: [2],
  facts: { turnsLeft: 2 },
  ...more,
});

/** Clears on so many dates in a row. */
const row = (first: string, count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => won(makeDay(addDays(day(first), i))));

describe('a streak', () => {
  const streaks: readonly (readonly [title: string, entries: readonly Entry[], today: string, days: number])[] = [
    ['nothing yet', [], '2026-01-28', 0],
    ['three days up to today', row('2026-01-26', 3), '2026-01-28', 3],
    ['today still open', row('2026-01-26', 2), '2026-01-28', 2],
    ['a day missed', [won('2026-01-25'), ...row('2026-01-27', 2)], '2026-01-28', 2],
    ['over a month and a leap day', row('2028-02-28', 3), '2028-03-01', 3],
    ['an archive clear does not count', [won('2026-01-27', { on: '2026-01-28' }), won('2026-01-28')], '2026-01-28', 1],
    ['practice does not count', [won('2026-01-28', { practice: true })], '2026-01-28', 0],
    ['a loss does not count', [won('2026-01-28', { won: false })], '2026-01-28', 0],
    ['another game does not count', [won('2026-01-28', { game: 'testimony' })], '2026-01-28', 0],
    ['two days missed and today open', row('2026-01-24', 2), '2026-01-28', 0],
  ];
  test.each(streaks)('[P13] %s', (_, entries, now, days) => {
    expect(streakOf(entries, 'protocol', day(now)).days).toBe(days);
  });
});

describe('a freeze', () => {
  type Row = readonly [title: string, entries: readonly Entry[], today: string, found: object];
  const rows: readonly Row[] = [
    ['six dates earn none', row('2026-01-01', 6), '2026-01-06', { days: 6, freeze: false, untilFreeze: 1 }],
    ['seven dates earn one', row('2026-01-01', 7), '2026-01-07', { days: 7, freeze: true, untilFreeze: null }],
    ['fourteen dates still hold one', row('2026-01-01', 14), '2026-01-14', { days: 14, freeze: true }],
    [
      'a missed date uses it, keeps the streak and adds nothing',
      row('2026-01-01', 7),
      '2026-01-09',
      { days: 7, freeze: false, untilFreeze: 7, frozen: new Set(['2026-01-08']) },
    ],
    [
      'the streak grows on after it',
      [...row('2026-01-01', 7), ...row('2026-01-09', 2)],
      '2026-01-10',
      { days: 9, longest: 9, untilFreeze: 5 },
    ],
    ['a second missed date ends the streak', row('2026-01-01', 7), '2026-01-10', { days: 0, longest: 7 }],
    [
      'dates before a frozen one earn no second freeze',
      [...row('2026-01-01', 13), ...row('2026-01-15', 1)],
      '2026-01-16',
      { days: 14, freeze: false, untilFreeze: 6 },
    ],
    [
      'seven more earn another',
      [...row('2026-01-01', 7), ...row('2026-01-09', 7)],
      '2026-01-16',
      { days: 14, freeze: true, frozen: new Set(['2026-01-08']) },
    ],
    ['today, still open, uses none', row('2026-01-01', 7), '2026-01-08', { days: 7, freeze: true, frozen: new Set() }],
  ];
  test.each(rows)('[P13] %s', (_, entries, now, found) => {
    expect(streakOf(entries, 'protocol', day(now))).toMatchObject(found);
  });

  test('[P13] a calendar tells kept, frozen, missed and open dates apart', () => {
    const today = day('2026-01-12');
    const streak = streakOf([...row('2026-01-01', 7), won('2026-01-11')], 'protocol', today);
    const marks = ['2026-01-07', '2026-01-08', '2026-01-09', '2026-01-11', '2026-01-12'].map((date) =>
      streakMark(streak, day(date), today),
    );
    expect(marks).toEqual(['kept', 'frozen', 'missed', 'kept', 'open']);
  });
});
