import { addDays, makeDay } from '@lockstep/calendar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onDayChange, today } from './today.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const at = (text: string, tz: string): string => {
  process.env.TZ = tz;
  return makeDay(today(new Date(text)));
};

describe('[P12] the date of the player', () => {
  test.each([
    ['2026-06-30T10:00:00Z', 'Pacific/Kiritimati', '2026-07-01'],
    ['2026-06-30T09:59:59Z', 'Pacific/Kiritimati', '2026-06-30'],
    ['2026-06-30T11:59:59Z', 'Etc/GMT+12', '2026-06-29'],
    ['2026-06-30T12:00:00Z', 'Etc/GMT+12', '2026-06-30'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31'],
    ['2027-01-01T00:00:00Z', 'UTC', '2027-01-01'],
    ['2028-02-29T12:00:00Z', 'Europe/Berlin', '2028-02-29'],
  ])('%s in %s is %s', (instant, tz, date) => expect(at(instant, tz)).toBe(date));

  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/Sao_Paulo', '2018-11-04'],
    ['Africa/Cairo', '2026-04-24'],
  ])('in %s the day on which clocks change, %s, has every one of its hours', (tz, date) => {
    process.env.TZ = tz;
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const dates = new Set<string>();
    const end = new Date(year, month - 1, day + 1).getTime();
    for (let now = new Date(year, month - 1, day).getTime(); now < end; now += 600_000)
      dates.add(makeDay(today(new Date(now))));
    expect([...dates]).toEqual([date]);
    expect(today(new Date(end))).toBe(addDays(today(new Date(end - 1)), 1));
  });
});

describe('the change of the date', () => {
  const listeners = new Set<() => void>();
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, go: () => void) => listeners.add(go),
    removeEventListener: (_: string, go: () => void) => listeners.delete(go),
  };
  const look = (): void => {
    for (const listener of listeners) listener();
  };
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin';
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    listeners.clear();
  });

  const heard = (from: string): { days: string[]; stop: () => void } => {
    vi.setSystemTime(new Date(from));
    const days: string[] = [];
    return { days, stop: onDayChange((day) => days.push(makeDay(day))) };
  };

  test('is told at local midnight, once a day, also when an hour is missing', () => {
    const { days, stop } = heard('2026-03-28T22:59:59Z');
    vi.advanceTimersByTime(999);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(days).toEqual(['2026-03-29']);
    vi.advanceTimersByTime(23 * 3_600_000 - 1);
    expect(days).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(days).toEqual(['2026-03-29', '2026-03-30']);
    stop();
    vi.advanceTimersByTime(48 * 3_600_000);
    expect(days).toHaveLength(2);
    expect(listeners.size).toBe(0);
  });

  test('is noticed when a sleeping machine wakes up', () => {
    const { days, stop } = heard('2026-05-01T10:00:00Z');
    vi.setSystemTime(new Date('2026-05-03T08:00:00Z'));
    look();
    expect(days).toEqual(['2026-05-03']);
    stop();
  });

  test('a clock set back by hours is no change; set back to yesterday it is', () => {
    const { days, stop } = heard('2026-05-01T10:00:00Z');
    vi.setSystemTime(new Date('2026-05-01T04:00:00Z'));
    look();
    expect(days).toEqual([]);
    vi.setSystemTime(new Date('2026-04-30T10:00:00Z'));
    look();
    look();
    expect(days).toEqual(['2026-04-30']);
    stop();
  });

  test('a hidden page is left in peace', () => {
    const { days, stop } = heard('2026-05-01T10:00:00Z');
    page.visibilityState = 'hidden';
    vi.setSystemTime(new Date('2026-05-02T10:00:00Z'));
    look();
    expect(days).toEqual([]);
    page.visibilityState = 'visible';
    look();
    expect(days).toEqual(['2026-05-02']);
    stop();
  });
});
