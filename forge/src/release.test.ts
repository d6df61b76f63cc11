import { type Day, makeDay, parseDay } from '@lockstep/calendar';
import { describe, expect, test } from 'vitest';
import { firstFreeDay, mayRelease, withPins } from './release.ts';
import { makeSchedule, type Pin, parseSchedule, pinOf } from './schedule.ts';

const dayOf = (text: string): Day => {
  const day = parseDay(text);
  if (!day.ok) throw new Error(day.fault);
  return day.value;
};

const pin = (date: string, edition = 1): Pin => ({
  day: dayOf(date),
  edition,
  attempt: edition,
  hash: '0123456789abcdef',
  grade: 3,
  numbers: { par: 4 },
});

const OLD = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => pin(date));
const NEW = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => pin(date, 2));

describe('[K9] the first date that a new edition may take over', () => {
  test.each([
    ['2026-11-16', '2026-11-23'],
    ['2026-11-17', '2026-11-30'],
    ['2026-11-22', '2026-11-30'],
    ['2026-11-23', '2026-11-30'],
  ])('on %s it is %s: a Monday, seven days away or more', (today, free) => {
    expect(makeDay(firstFreeDay(dayOf(today)))).toBe(free);
  });
});

describe('[K9] dates may be pinned', () => {
  const rows: readonly [what: string, from: string, to: string, fresh: boolean, says: RegExp | null][] = [
    ['behind the schedule', '2026-11-25', '2026-11-30', false, null],
    ['behind a gap', '2026-11-26', '2026-11-30', true, /ends on 2026-11-24: publish from 2026-11-25 on/],
    ['again under the same edition', '2026-11-23', '2026-11-30', false, /ends on 2026-11-24/],
    ['again under a new one', '2026-11-23', '2026-11-24', true, null],
    ['too soon', '2026-11-22', '2026-11-24', true, /^2026-11-22 never changes: .* begin on 2026-11-23$/],
    ['in the middle of a week', '2026-11-24', '2026-11-24', true, /no Monday/],
    ['only in part', '2026-11-23', '2026-11-23', true, /takes over every date/],
  ];
  test.each(rows)('%s', (_, from, to, fresh, says) => {
    const found = mayRelease(OLD, { from: dayOf(from), to: dayOf(to), today: dayOf('2026-11-16'), fresh });
    expect(found).toEqual(says ? { ok: false, fault: expect.stringMatching(says) } : { ok: true, value: null });
  });

  test('where nothing is published, any', () => {
    const days = { from: dayOf('2020-01-01'), to: dayOf('2020-01-02'), today: dayOf('2026-11-16') };
    expect(mayRelease([], { ...days, fresh: true })).toEqual({ ok: true, value: null });
  });
});

describe('[K9] dates pinned again', () => {
  const schedule = withPins(OLD, NEW);

  test('are the new ones, and know what they replace', () => {
    expect(schedule.map(({ day, edition }) => [makeDay(day), edition])).toEqual([
      ['2026-11-22', 1],
      ['2026-11-23', 2],
      ['2026-11-24', 2],
      ['2026-11-25', 2],
    ]);
    expect(pinOf(schedule, dayOf('2026-11-23'))).toEqual({ ...NEW[0], replaces: OLD[1] });
    expect(pinOf(schedule, dayOf('2026-11-23'), 1)).toBe(OLD[1]);
    expect(pinOf(schedule, dayOf('2026-11-25'), 1)).toBeUndefined();
    expect(pinOf(schedule, dayOf('2026-11-22'), 2)).toBeUndefined();
    expect(withPins(OLD, [])).toBe(OLD);
  });

  test('stand as further lines: none of the old ones is changed', () => {
    const text = makeSchedule(schedule);
    for (const line of makeSchedule(OLD).trim().split('\n')) expect(text.split('\n')).toContain(line);
    expect(parseSchedule(text)).toEqual({ ok: true, value: schedule });
  });

  test.each([
    ['by an edition that is no newer', [pin('2026-11-23', 1)], 5],
    ['with a gap', [pin('2026-11-22', 2), pin('2026-11-24', 2)], 6],
    ['from before the first', [pin('2026-11-21', 2)], 5],
  ])('%s are damage, named with its line', (_, more, line) => {
    const lines = makeSchedule(more).split('\n').slice(1).join('\n');
    const parsed = parseSchedule(`${makeSchedule(OLD)}${lines}`);
    expect(parsed).toMatchObject({ ok: false, fault: expect.stringMatching(new RegExp(`^line ${line}\\b`)) });
  });
});
