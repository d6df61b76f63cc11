import { expect, test } from 'vitest';
import { dateWords, dayWords, monthWords } from './date-words.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00Z`));

test('a date is named as an English calendar names it', () => {
  for (const date of ['2026-01-01', '2026-11-18', '2028-02-29', '1999-12-31', '2026-07-05']) {
    const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(dayWords(date)).toBe(format(date, day));
    expect(dateWords(date)).toBe(format(date, { ...day, year: 'numeric' }));
    expect(monthWords(date.slice(0, 7))).toBe(format(date, { month: 'long', year: 'numeric' }));
  }
  expect(dateWords('2026-11-18')).toBe('Wednesday, November 18, 2026');
});
