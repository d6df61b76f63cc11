import { makeDay } from '@lockstep/calendar';
import { describe, expect, test } from 'vitest';
import { today } from './clock.ts';

describe('today', () => {
  test('[P12] the date is the one on the wall: one second apart across midnight', () => {
    expect(makeDay(today(new Date(2026, 0, 26, 23, 59, 59)))).toBe('2026-01-26');
    expect(makeDay(today(new Date(2026, 0, 27, 0, 0, 0)))).toBe('2026-01-27');
  });
});
