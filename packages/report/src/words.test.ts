import { expect, test } from 'vitest';
import { exactAxis, roundAxis } from './axis.ts';
import { spread } from './sheet.ts';
import { escapeText, sayerOf, sayNumber, shorten, twoLines, widthOf } from './words.ts';

const numbers: readonly [value: number, decimals: number, said: string][] = [
  [0, 0, '0'],
  [-0.04, 1, '0.0'],
  [-0.06, 1, '−0.1'],
  [1234, 0, '1234'],
  [12345.678, 1, '12\u202f345.7'],
];
test.each(numbers)('%d with %i decimals is %s', (value, decimals, said) => {
  expect(sayNumber(value, decimals)).toBe(said);
});

const together: readonly [values: readonly number[], percent: boolean, said: readonly string[]][] = [
  [[1, 2], false, ['1', '2']],
  [[4.2, -2.5, 0.4], false, ['4.2', '−2.5', '0.4']],
  [[1 / 3, 12], false, ['0.33', '12.00']],
  [[0.45, 0.55], true, ['45%', '55%']],
  [[0.45, 1 / 3], true, ['45.0%', '33.3%']],
];
test.each(together)('%j together, percent %s, are %j', (values, percent, said) => {
  expect(values.map(sayerOf(values, percent))).toEqual(said);
});

test('all five signs are escaped', () => {
  expect(escapeText(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
});

test('a text that does not fit is cut, or broken in two', () => {
  const long = 'The toll keeper’s daughter and her dog';
  expect(shorten('Vault', 12, 120)).toBe('Vault');
  expect(shorten(long, 12, 120)).toMatch(/^The toll.*…$/);
  expect(twoLines(long, 12, 120)).toMatch(/^The toll keeper’s\ndaughter and .*…$/);
  for (const line of twoLines(long, 12, 120).split('\n')) expect(widthOf(line, 12)).toBeLessThanOrEqual(120);
});

const axes: readonly [low: number, high: number, ticks: readonly number[]][] = [
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0.31, 0.68, [0.3, 0.4, 0.5, 0.6, 0.7]],
  [0, 0, [0, 0.2]],
  [-3, 4, [-4, -2, 0, 2, 4]],
];
test.each(axes)('an axis from %d to %d has round ends', (low, high, ticks) => {
  expect(roundAxis(low, high, 5, false).ticks).toEqual(ticks);
});

test('between whole numbers there are only whole ticks', () => {
  expect(exactAxis([1, 2, 3], 12).ticks).toEqual([1, 2, 3]);
  expect(exactAxis([0, 0.5, 1], 5).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test('labels move apart, keep their order and stay on the sheet', () => {
  expect(spread([100, 10, 104], 16, 200)).toEqual([100, 10, 116]);
  expect(spread([198, 199, 50], 16, 200)).toEqual([184, 200, 50]);
});
