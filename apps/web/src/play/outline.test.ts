import { expect, test } from 'vitest';
import type { Outlines } from '../plumbing/worker/messages.ts';
import { outlineIn } from './outline.ts';

const outlines: Outlines = {
  first: '2026-02-27',
  gradeNames: { 1: 'Gentle', 3: 'Firm' },
  subjects: [
    { target: 'FRIDGE', name: 'the fridge', line: 'You looked into it.' },
    { target: 'WIFI', name: 'the Wi-Fi', line: 'You searched.' },
  ],
  days: [
    ['AURA-0001', 1, 0],
    ['AURA-0002', 3, 1],
    ['AURA-0003', 1, 1],
  ],
};

test('the outline of a date is found by its place after the first', () => {
  expect(outlineIn(outlines, '2026-02-27')).toMatchObject({
    label: 'AURA-0001',
    gradeName: 'Gentle',
    target: 'FRIDGE',
  });
  expect(outlineIn(outlines, '2026-03-01')).toEqual({
    label: 'AURA-0003',
    grade: 1,
    gradeName: 'Gentle',
    target: 'WIFI',
    name: 'the Wi-Fi',
    line: 'You searched.',
  });
});

test.each(['2026-02-26', '2026-03-02', 'tomorrow'])('%s is in no outlines', (date) => {
  expect(outlineIn(outlines, date)).toBeUndefined();
  expect(outlineIn({ ...outlines, first: '', days: [] }, date)).toBeUndefined();
});
