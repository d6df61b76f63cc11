import { describe, expect, test } from 'vitest';
import { clock, hours } from './claims.ts';
import { layout } from './layout.ts';
import { frame, pack, type TimelineItem, ticksIn } from './timeline.ts';

const item = (id: string, from: number, to: number): TimelineItem => ({
  id,
  name: `Card ${id}`,
  from,
  to,
  place: 'KITCHEN',
  status: 'committed',
});

test.each([
  [0, '12:00'],
  [715, '23:55'],
  [720, '00:00'],
  [725, '00:05'],
  [1439, '11:59'],
] as const)('%i minutes from noon is %s', (minute, expected) => expect(clock(minute)).toBe(expected));

test('an instant is one time, a range two', () => {
  expect(hours({ from: 720, to: 720 })).toBe('00:00');
  expect(hours({ from: 715, to: 725 })).toBe('23:55–00:05');
});

test('the frame leaves air and never shrinks below twenty minutes', () => {
  expect(frame([item('a', 720, 720)])).toEqual([710, 730]);
  expect(frame([item('a', 600, 650), item('b', 640, 700)])).toEqual([594, 706]);
});

test('ticks are round minutes and no more than asked for', () => {
  expect(ticksIn([711, 733], 5)).toEqual([715, 720, 725, 730]);
  expect(ticksIn([0, 1440], 6)).toHaveLength(7);
});

test('extents that overlap get lanes of their own, the others share', () => {
  const extents = [
    [0, 10],
    [5, 15],
    [20, 30],
    [12, 18],
  ] as const;
  expect(pack(extents, 2)).toEqual([0, 1, 0, 0]);
});

describe('layout', () => {
  const items = [item('late', 730, 740), item('early', 700, 721), item('instant', 721, 721)];
  const links = [
    { a: 'late', b: 'early', kind: 'MINOR', gap: 9, label: 'ASLEEP / AWAKE' },
    { a: 'early', b: 'instant', kind: 'MAJOR', gap: 0, label: 'HOME / GYM' },
    { a: 'early', b: 'nobody', kind: 'MAJOR', gap: 0, label: '' },
  ] as const;

  test.each([240, 330, 640, 1200])('at %i px nothing leaves the tape and no bar hides another', (width) => {
    const { bars, connections, height } = layout(items, links, width, 16);
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width);
      expect(bar.y).toBeLessThan(height);
    }
    for (const { pill } of connections) expect(pill.x + pill.width).toBeLessThanOrEqual(width);
    for (const [i, one] of bars.entries())
      for (const other of bars.slice(i + 1))
        if (one.y === other.y) expect(one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);
  });

  test('a bar is as long as its minutes, and wears the worst that is said of it', () => {
    const { bars } = layout(items, links, 1000, 16);
    const [early, instant, late] = bars;
    expect(early!.width / late!.width).toBeCloseTo(2.1, 1);
    expect([early!.mark, instant!.mark, late!.mark]).toEqual(['MAJOR', 'MAJOR', 'MINOR']);
    expect(instant!.instant).toBe(true);
  });

  test('a link to a card that is not there is left out', () => {
    expect(layout(items, links, 640, 16).connections).toHaveLength(2);
  });
});
