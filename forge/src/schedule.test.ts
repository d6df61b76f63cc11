import { addDays, type Day, makeDay, parseDay, weekday } from '@lockstep/calendar';
import { fc } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { makeSchedule, type Pin, parseSchedule, pinOf, weeksOf } from './schedule.ts';

const dayOf = (text: string): Day => {
  const day = parseDay(text);
  if (!day.ok) throw new Error(day.fault);
  return day.value;
};

const pin = (date: string, more: Partial<Pin> = {}): Pin => ({
  day: dayOf(date),
  edition: 1,
  attempt: 61,
  hash: '0123456789abcdef',
  grade: 3,
  numbers: { par: 4, excellent: 17, safe: 2, random: 8 },
  ...more,
});

const TEXT = `# date edition attempt hash grade par excellent safe random
2026-12-31 1 61 0123456789abcdef 3 4 17 2 8
2027-01-01 2 0 fedcba9876543210 1 4 90 4 149
2027-01-02 2 1234 0000000000000000 5 4 2 1 0
`;
const SCHEDULE = [
  pin('2026-12-31'),
  pin('2027-01-01', {
    edition: 2,
    attempt: 0,
    hash: 'fedcba9876543210',
    grade: 1,
    numbers: { par: 4, excellent: 90, safe: 4, random: 149 },
  }),
  pin('2027-01-02', {
    edition: 2,
    attempt: 1234,
    hash: '0000000000000000',
    grade: 5,
    numbers: { par: 4, excellent: 2, safe: 1, random: 0 },
  }),
];

describe('the text of a schedule', () => {
  test('is a line a day', () => {
    expect(makeSchedule(SCHEDULE)).toBe(TEXT);
    expect(parseSchedule(TEXT)).toEqual({ ok: true, value: SCHEDULE });
  });

  test('of nothing is a head, and the other way round', () => {
    expect(parseSchedule(makeSchedule([]))).toEqual({ ok: true, value: [] });
    expect(parseSchedule('')).toEqual({ ok: true, value: [] });
  });

  test('of any schedule parses back to it', () => {
    const whole = fc.nat({ max: 99_999 });
    const hash = fc
      .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 16, maxLength: 16 })
      .map((x) => x.join(''));
    const pins = fc.record({
      edition: whole,
      attempt: whole,
      hash,
      grade: whole,
      numbers: fc.record({ par: whole, excellent: whole, safe: whole, random: whole }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.array(pins, { maxLength: 20 }), (first, list) => {
        const schedule = list.map((one, i): Pin => ({ day: (first + i) as Day, ...one }));
        expect(parseSchedule(makeSchedule(schedule))).toEqual({ ok: true, value: schedule });
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });

  const damages: readonly [what: string, from: string, to: string, line: number][] = [
    ['a day left out', '2027-01-01 2 0 fedcba9876543210 1 4 90 4 149\n', '', 3],
    ['a day twice', '2027-01-02', '2027-01-01', 4],
    ['days out of order', '2026-12-31', '2027-01-03', 3],
    ['a date that is in no calendar', '2026-12-31', '2026-02-30', 2],
    ['a date of another form', '2026-12-31', '31.12.2026', 2],
    ['a digit that is no hex digit', '0123456789abcdef', '0123456789abcdeg', 2],
    ['a hash too short', 'fedcba9876543210', 'fedcba987654321', 3],
    ['a hash in capitals', 'fedcba9876543210', 'FEDCBA9876543210', 3],
    ['a number left out', ' 5 4 2 1 0', ' 5 4 2 1', 4],
    ['a number too many', ' 5 4 2 1 0', ' 5 4 2 1 0 0', 4],
    ['a number below 0', ' 1234 ', ' -1 ', 4],
    ['a fraction', ' 1234 ', ' 12.5 ', 4],
    ['two spaces', '2027-01-01 2', '2027-01-01  2', 3],
    ['a carriage return', ' 17 2 8\n', ' 17 2 8\r\n', 2],
    ['another text', '2027-01-02 2', 'lorem ipsum', 4],
  ];
  test.each(damages)('%s is named with its line', (_, from, to, line) => {
    expect(TEXT).toContain(from);
    const parsed = parseSchedule(TEXT.replace(from, to));
    expect(parsed).toMatchObject({ ok: false, fault: expect.stringMatching(new RegExp(`^line ${line}\\b`)) });
  });

  test('a gap is told with both dates', () => {
    expect(parseSchedule(TEXT.replace('2027-01-02', '2027-01-05'))).toEqual({
      ok: false,
      fault: 'line 4: 2027-01-05 does not follow 2027-01-01',
    });
  });
});

describe('the pin of a date', () => {
  const rows: readonly [date: string, found: Pin | undefined][] = [
    ['2026-12-30', undefined],
    ['2026-12-31', SCHEDULE[0]],
    ['2027-01-02', SCHEDULE[2]],
    ['2027-01-03', undefined],
  ];
  test.each(rows)('%s', (date, found) => {
    expect(pinOf(SCHEDULE, dayOf(date))).toBe(found);
    expect(pinOf([], dayOf(date))).toBeUndefined();
  });
});

describe('weeks begin on Monday', () => {
  const rows: readonly [first: string, last: string, sizes: readonly number[]][] = [
    ['2026-11-30', '2026-12-06', [7]],
    ['2026-11-30', '2026-12-07', [7, 1]],
    ['2026-11-29', '2026-12-06', [1, 7]],
    ['2026-12-02', '2026-12-16', [5, 7, 3]],
    ['2026-12-06', '2026-12-06', [1]],
    ['2026-12-31', '2027-01-04', [4, 1]],
    ['2026-12-02', '2026-12-01', []],
  ];
  test.each(rows)('%s to %s: weeks of %j days', (first, last, sizes) => {
    const weeks = weeksOf(dayOf(first), dayOf(last));
    expect(weeks.map((week) => week.length)).toEqual(sizes);
    for (const week of weeks.slice(1)) expect(weekday(week[0]!)).toBe('Monday');
    const days = weeks.flat();
    expect(days.map(makeDay)).toEqual(days.map((_, i) => makeDay(addDays(dayOf(first), i))));
  });
});
