import { describe, expect, test } from 'vitest';
import { addDays, type Day, makeDay, parseDay, type Weekday, weekday, weekdayNumber } from './index.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

describe('a day', () => {
  const known: readonly [text: string, count: number, name: Weekday][] = [
    ['1970-01-01', 0, 'Thursday'],
    ['1969-12-31', -1, 'Wednesday'],
    ['1969-07-20', -165, 'Sunday'],
    ['2000-02-29', 11016, 'Tuesday'],
    ['2000-03-01', 11017, 'Wednesday'],
    ['2024-02-29', 19782, 'Thursday'],
    ['2026-12-01', 20788, 'Tuesday'],
    ['1600-01-01', -135140, 'Saturday'],
  ];
  test.each(known)('%s is day %i, a %s', (text, count, name) => {
    expect(day(text)).toBe(count);
    expect(makeDay(count as Day)).toBe(text);
    expect(weekday(day(text))).toBe(name);
  });

  test('200 years, day by day, by a calendar that only counts', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const two = (n: number): string => String(n).padStart(2, '0');
    let at = day('1899-01-01');
    let number = weekdayNumber(at);
    for (let year = 1899; year < 2101; year += 1) {
      for (const [i, length] of lengths.entries()) {
        for (let date = 1; date <= length + (i === 1 && leap(year) ? 1 : 0); date += 1) {
          const text = `${year}-${two(i + 1)}-${two(date)}`;
          if (makeDay(at) !== text || day(text) !== at || weekdayNumber(at) !== number) throw new Error(text);
          at = addDays(at, 1);
          number = (number + 1) % 7;
        }
      }
    }
    expect(makeDay(at)).toBe('2101-01-01');
  });

  const refused: readonly [text: string, remedy: string][] = [
    ['1900-02-29', 'the days of 1900-02 go from 01 to 28'],
    ['2024-02-30', 'the days of 2024-02 go from 01 to 29'],
    ['2026-04-31', 'the days of 2026-04 go from 01 to 30'],
    ['2026-12-32', 'the days of 2026-12 go from 01 to 31'],
    ['2026-01-00', 'the days of 2026-01 go from 01 to 31'],
    ['2026-13-01', 'months go from 01 to 12'],
    ['2026-00-10', 'months go from 01 to 12'],
    ['2026-1-1', 'write it as 2026-12-01'],
    ['01.12.2026', 'write it as 2026-12-01'],
    ['', 'write it as 2026-12-01'],
    ['today', 'write it as 2026-12-01'],
    ['2026-12-01 ', 'write it as 2026-12-01'],
  ];
  test.each(refused)('"%s" is refused with a remedy', (text, remedy) => {
    expect(parseDay(text)).toMatchObject({ ok: false, fault: expect.stringContaining(remedy) });
  });
});
