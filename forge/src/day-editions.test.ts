import { describe, expect, test } from 'vitest';
import { editionOn, makeDayEditions, parseDayEditions, withEdition } from './day-editions.ts';

const TEXT = '# from edition\n2026-11-16 1\n2026-11-19 3\n';

describe('[K9] the edition of a date', () => {
  test('is the last that began by then; before the first there is only the first', () => {
    const days = parseDayEditions(TEXT);
    if (!days.ok) throw new Error(days.fault);
    const on = (date: string): number => editionOn(days.value, date);
    expect([on('2026-01-01'), on('2026-11-16'), on('2026-11-18'), on('2026-11-19'), on('2030-01-01')]).toEqual([
      1, 1, 1, 3, 3,
    ]);
  });

  test('a new one begins on a date that has not come, and takes the place of what was meant for it', () => {
    const days = parseDayEditions(TEXT);
    if (!days.ok) throw new Error(days.fault);
    expect(makeDayEditions(days.value)).toBe(TEXT);
    expect(makeDayEditions(withEdition(days.value, { from: '2026-11-25', edition: 4 }))).toBe(`${TEXT}2026-11-25 4\n`);
    expect(makeDayEditions(withEdition(days.value, { from: '2026-11-19', edition: 4 }))).toBe(
      '# from edition\n2026-11-16 1\n2026-11-19 4\n',
    );
  });

  test.each([
    ['', 'line 1 does not name the columns'],
    ['2026-11-16 1\n', 'line 1 does not name the columns'],
    ['# from edition\n', 'no edition is named'],
    ['# from edition\n2026-02-30 1\n', 'line 2 is no date and edition'],
    ['# from edition\n2026-11-16 0\n', 'line 2 is no date and edition'],
    ['# from edition\n2026-11-16 1 more\n', 'line 2 is no date and edition'],
    ['# from edition\n2026-11-16 2\n2026-11-16 3\n', 'line 3 comes before the one above it'],
    ['# from edition\n2026-11-16 2\n2026-11-17 1\n', 'line 3 comes before the one above it'],
  ])('%j is refused with its line', (text, why) => {
    expect(parseDayEditions(text)).toMatchObject({ ok: false, fault: expect.stringContaining(why) });
  });
});
