import { describe, expect, test } from 'vitest';
import { checkRange } from './card.ts';
import { gapOf, isTime, LAST_MINUTE, makeTime, minuteOf } from './time.ts';

const between = (text: string): readonly [number, number] => {
  const [from, to = from] = text.split('–');
  return [minuteOf(from!), minuteOf(to!)];
};

describe('[T5] times of one night', () => {
  const times: readonly [text: string, minute: number][] = [
    ['12:00', 0],
    ['12:01', 1],
    ['23:55', 715],
    ['23:59', 719],
    ['00:00', 720],
    ['00:05', 725],
    ['02:00', 840],
    ['11:59', 1439],
  ];
  test.each(times)('[T5] %s is minute %i of the line', (text, minute) => {
    expect(minuteOf(text)).toBe(minute);
    expect(makeTime(minute)).toBe(text);
  });

  test('[T5] the line ends at 11:59', () => {
    expect(makeTime(LAST_MINUTE)).toBe('11:59');
  });

  const texts: readonly [text: string, time: boolean][] = [
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['25:00', false],
    ['02:60', false],
    ['2:00', false],
    ['02:00 ', false],
    ['0200', false],
    ['', false],
  ];
  test.each(texts)('[T38] D05v2-32 "%s" is a time: %s', (text, time) => {
    expect(isTime(text)).toBe(time);
  });
});

describe('[T5] the gap of two ranges', () => {
  const gaps: readonly [a: string, b: string, minutes: number][] = [
    ['02:00', '02:00', 0],
    ['02:00', '02:01', 1],
    ['02:00', '02:07', 7],
    ['02:00', '02:30', 30],
    ['02:00–02:10', '02:05–02:20', 0],
    ['02:00–02:10', '02:10–02:20', 0],
    ['02:00–02:10', '02:11–02:20', 1],
    ['02:00–03:00', '02:20–02:30', 0],
    ['02:00–03:00', '02:30', 0],
    ['23:55', '00:05', 10],
    ['23:50–23:59', '00:00', 1],
    ['23:50–00:10', '00:05–00:20', 0],
    ['12:00', '11:59', 1439],
  ];
  test.each(gaps)('[T5] %s and %s are %i minutes apart', (a, b, minutes) => {
    expect(gapOf(between(a), between(b))).toBe(minutes);
    expect(gapOf(between(b), between(a))).toBe(minutes);
  });
});

describe('[T5] a range on the line', () => {
  const ranges: readonly [from: string, to: string, good: boolean][] = [
    ['02:00', '02:00', true],
    ['02:00', '02:01', true],
    ['02:01', '02:00', false],
    ['23:50', '00:10', true],
    ['00:10', '23:50', false],
    ['12:00', '11:59', true],
    ['12:00', '12:00', true],
    ['11:59', '12:00', false],
    ['11:00', '13:00', false],
  ];
  test.each(ranges)('[T5] D05v2-32 from %s to %s is one: %s', (from, to, good) => {
    expect(checkRange([from, to], ['timeRange'])).toMatchObject(
      good ? [] : [{ code: 'reversed-range', path: ['timeRange'] }],
    );
  });
});
