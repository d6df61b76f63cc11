import { describe, expect, test } from 'vitest';
import { compareSets, NO_PAYLOAD, PAYLOAD_INDEX, PAYLOADS, placesOf, SIZE, setOf, subsets } from './cardset.ts';

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

  test('[P20] the payloads of twelve cards are 12 + 66, in that order, and no other set is one', () => {
    expect(PAYLOADS).toHaveLength(78);
    for (let i = 1; i < PAYLOADS.length; i += 1) expect(compareSets(PAYLOADS[i - 1]!, PAYLOADS[i]!)).toBe(-1);
    for (const [i, set] of PAYLOADS.entries()) expect(PAYLOAD_INDEX[set]).toBe(i);
    expect([0, 0b111, 4095].map((set) => PAYLOAD_INDEX[set])).toEqual([NO_PAYLOAD, NO_PAYLOAD, NO_PAYLOAD]);
  });
});
