import { describe, expect, test } from 'vitest';
import { compareSets, placesOf, SIZE, setOf, subsets } from './cardset.ts';

describe('[P35] sets of cards', () => {
  const sets: readonly [set: number, places: readonly number[]][] = [
    [0, []],
    [1, [0]],
    [0b101, [0, 2]],
    [1 << 11, [11]],
    [4095, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ];
  test.each(sets)('set %i holds places %j', (set, places) => {
    expect(placesOf(set)).toEqual(places);
    expect(setOf(places)).toBe(set);
    expect(SIZE[set]).toBe(places.length);
  });

  const order: readonly [a: readonly number[], b: readonly number[], sign: number][] = [
    [[5], [0, 1], -1],
    [[0, 1], [11], 1],
    [[0], [1], -1],
    [[0, 11], [1, 2], -1],
    [[0, 2], [0, 1], 1],
    [[3, 4], [3, 4], 0],
  ];
  test.each(order)('[P35] %j against %j: %i', (a, b, sign) => {
    expect(Math.sign(compareSets(setOf(a), setOf(b)))).toBe(sign);
  });

  test('[P35] subsets come in that order', () => {
    expect(subsets(0b11010, 2).map(placesOf)).toEqual([
      [1, 3],
      [1, 4],
      [3, 4],
    ]);
    expect(subsets(0b1, 2)).toEqual([]);
    expect(subsets(4095, 6)).toHaveLength(924);
  });
});
