import { expect, test } from 'vitest';
import type { Outlines } from '../plumbing/worker/messages.ts';
import { datesIn } from './label.ts';

const OUTLINES: Outlines = {
  first: '2026-12-01',
  gradeNames: { 1: 'Tutorial' },
  subjects: [{ target: 'FRIDGE', name: 'the fridge', line: '' }],
  days: [
    ['AURA-3F35', 1, 0],
    ['AURA-0001', 1, 0],
    ['AURA-3F35', 1, 0],
    ['AURA-ABCD', 1, 0],
  ],
};
const asked = (text: string): readonly string[] =>
  datesIn(OUTLINES, 'protocol', text, '2026-12-03').map(({ date }) => date);

test.each([
  ['AURA-0001', ['2026-12-02']],
  ['aura-0001', ['2026-12-02']],
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
