import { minuteOf } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { paintWith } from '../../terminal/paint.ts';
import { columnOf, scaleOf, ticksOf } from './scale.ts';
import { drawTimeline, type Row } from './timeline.ts';

const bare = paintWith(false);
const minutes = (...times: readonly string[]): readonly number[] => times.map(minuteOf);

describe('a scale', () => {
  const scales: readonly (readonly [
    span: string,
    times: readonly [string, string],
    room: number,
    columns: number,
    minutes: number,
  ])[] = [
    ['ten minutes', ['00:00', '00:10'], 42, 4, 1],
    ['forty minutes that just fit', ['00:00', '00:40'], 41, 1, 1],
    ['forty minutes in one column less', ['00:00', '00:40'], 40, 1, 2],
    ['a narrow line', ['00:00', '00:40'], 20, 1, 3],
    ['across midnight', ['23:40', '00:20'], 41, 1, 1],
    ['a whole night', ['21:00', '07:00'], 41, 1, 15],
  ];
  test.each(scales)('%s', (_, times, room, columns, each) => {
    const scale = scaleOf(minutes(...times), room);
    expect(scale).toMatchObject({ columns, minutes: each });
    expect(scale.size).toBeLessThanOrEqual(room);
    expect(columnOf(scale, minuteOf(times[0]))).toBe(0);
    expect(columnOf(scale, minuteOf(times[1]))).toBeLessThan(scale.size);
  });

  test('equal minutes are equal columns', () => {
    for (const room of [20, 41, 60, 90, 160]) {
      const scale = scaleOf(minutes('23:50', '00:30'), room);
      const step = columnOf(scale, minuteOf('00:20')) - columnOf(scale, minuteOf('00:08'));
      expect(columnOf(scale, minuteOf('00:08')) - columnOf(scale, minuteOf('23:56'))).toBe(step);
    }
  });

  test('one instant alone has some night around it', () => {
    expect(scaleOf(minutes('00:05', '00:05'), 41)).toMatchObject({ from: minuteOf('00:00'), columns: 4 });
  });

  test('ticks stand at round minutes, at their own column, with room for their label', () => {
    for (const room of [20, 41, 60, 90]) {
      const scale = scaleOf(minutes('23:47', '00:31'), room);
      const ticks = ticksOf(scale);
      for (const { at, label } of ticks) expect(at).toBe(columnOf(scale, minuteOf(label)));
      for (const [i, { at }] of ticks.entries()) if (i > 0) expect(at - ticks[i - 1]!.at).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('a timeline', () => {
  const row = (number: number, status: Row['status'], from: string, to: string, sign = ''): Row => ({
    number,
    name: 'Kettle Log',
    range: [minuteOf(from), minuteOf(to)],
    status,
    tint: 'plain',
    signs: sign === '' ? [] : [{ tint: 'bad', sign }],
  });

  test('full, hollow and dotted bars over a minute axis, signs at the end', () => {
    const rows = [
      row(1, 'story', '23:58', '00:02'),
      row(2, 'chosen', '00:05', '00:05', '✗3'),
      row(3, 'hand', '00:06', '00:10', '✗2'),
      { ...row(4, 'story', '00:00', '00:00'), range: null },
    ];
    const extent = { minutes: minutes('23:55', '00:25'), longest: 10 };
    expect(drawTimeline(rows, extent, 'STORY', 60, bare)?.lines).toEqual([
      'STORY              │00:00    │00:10    │00:20',
      ' 1 Kettle Log    ■■■■■       ┊         ┊',
      ' 2 Kettle Log      ┊    □    ┊         ┊      ✗3',
      ' 3 Kettle Log      ┊     ·····         ┊      ✗2',
      ' 4 Kettle Log (claims no time)',
    ]);
  });

  test('nothing to draw where nothing claims a time', () => {
    expect(drawTimeline([], { minutes: [], longest: 8 }, 'STORY', 80, bare)).toBeNull();
  });
});
