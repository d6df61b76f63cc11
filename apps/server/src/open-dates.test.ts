import { makeDay } from '@lockstep/calendar';
import { expect, test } from 'vitest';
import { openDates } from './open-dates.ts';

test.each([
  ['2026-11-18T09:59:59Z', '2026-11-17', '2026-11-18'],
  ['2026-11-18T10:00:00Z', '2026-11-17', '2026-11-19'],
  ['2026-11-18T11:59:59Z', '2026-11-17', '2026-11-19'],
  ['2026-11-18T12:00:00Z', '2026-11-18', '2026-11-19'],
  ['2026-11-18T23:59:59Z', '2026-11-18', '2026-11-19'],
])('[S7] at %s the dates %s to %s are today somewhere', (now, first, last) => {
  const open = openDates(Date.parse(now));
  expect([makeDay(open.first), makeDay(open.last)]).toEqual([first, last]);
});
