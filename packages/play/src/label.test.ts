import { expect, test } from 'vitest';
import { datesNamed } from './label.ts';

const DATES = [
  { date: '2026-12-01', label: 'AURA-3F35' },
  { date: '2026-12-02', label: 'AURA-0001' },
  { date: '2026-12-03', label: 'AURA-3F35' },
  { date: '2026-12-04', label: 'AURA-ABCD' },
];
const asked = (text: string): readonly string[] => datesNamed(DATES, text, '2026-12-03').map(({ date }) => date);

test.each([
  ['AURA-0001', ['2026-12-02']],
  ['aura-0001', ['2026-12-02']],
  ['aura 0001', ['2026-12-02']],
  ['0001', ['2026-12-02']],
  ['AURA-3F35', ['2026-12-03', '2026-12-01']],
  ['2026-12-02', ['2026-12-02']],
  ['AURA-FFFF', []],
  ['KOA-0001', []],
  ['001', []],
  ['', []],
])('[P12] "%s" names %j', (text, dates) => {
  expect(asked(text)).toEqual(dates);
});

test('[P12] a date to come is not told', () => {
  expect(asked('AURA-ABCD')).toEqual([]);
});
