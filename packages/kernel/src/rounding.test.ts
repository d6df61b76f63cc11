import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilDiv, floorDiv, halfAwayDiv, halfUpDiv } from './index.ts';

type Row = readonly [dividend: number, divisor: number, floor: number, ceil: number, halfUp: number, halfAway: number];

const rows: readonly Row[] = [
  [0, 7, 0, 0, 0, 0],
  [6, 3, 2, 2, 2, 2],
  [-6, 3, -2, -2, -2, -2],
  [7, 2, 3, 4, 4, 4],
  [-7, 2, -4, -3, -3, -4],
  [1, 2, 0, 1, 1, 1],
  [-1, 2, -1, 0, 0, -1],
  [77, 2, 38, 39, 39, 39],
  [-77, 2, -39, -38, -38, -39],
  [1, 3, 0, 1, 0, 0],
  [2, 3, 0, 1, 1, 1],
  [-1, 3, -1, 0, 0, 0],
  [-2, 3, -1, 0, -1, -1],
  [5 * 7, 4, 8, 9, 9, 9],
  [3 * 7, 2, 10, 11, 11, 11],
  [-385, 10, -39, -38, -38, -39],
  [-384, 10, -39, -38, -38, -38],
  [-386, 10, -39, -38, -39, -39],
];

const roundings = { floorDiv, ceilDiv, halfUpDiv, halfAwayDiv };

describe('roundings', () => {
  test.each(rows)('[K1] %i ÷ %i: down %i, up %i, half up %i, half away %i', (x, d, floor, ceil, halfUp, halfAway) => {
    expect([floorDiv(x, d), ceilDiv(x, d), halfUpDiv(x, d), halfAwayDiv(x, d)]).toEqual([
      floor,
      ceil,
      halfUp,
      halfAway,
    ]);
  });

  test.each(Object.entries(roundings))('[K1] %s never gives minus zero', (_name, divide) => {
    for (const x of [-1, -0, 0, 1]) expect(Object.is(divide(x, 1000), -0)).toBe(false);
  });

  test.each(Object.entries(roundings))('[K1] %s takes whole numbers and a positive divisor only', (_name, divide) => {
    const refused: readonly [number, number][] = [
      [0.5, 1],
      [-0.5, 1],
      [1, 0.5],
      [0.25, 0.5],
      [1, 0],
      [1, -2],
      [Number.NaN, 2],
      [2 ** 53, 2],
      [1, Number.POSITIVE_INFINITY],
    ];
    for (const [x, d] of refused) expect(() => divide(x, d)).toThrow(RangeError);
  });

  test('[K1] all agree with arithmetic of any size', () => {
    const floored = (x: bigint, d: bigint): bigint => x / d - (x % d < 0n ? 1n : 0n);
    const inputs = [fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), fc.integer({ min: 1, max: 2 ** 51 })] as const;
    fc.assert(
      fc.property(...inputs, (dividend, divisor) => {
        const [x, d] = [BigInt(dividend), BigInt(divisor)];
        const up = (n: bigint): bigint => floored(2n * n + d, 2n * d);
        expect(floorDiv(dividend, divisor)).toBe(Number(floored(x, d)));
        expect(ceilDiv(dividend, divisor)).toBe(Number(-floored(-x, d)));
        expect(halfUpDiv(dividend, divisor)).toBe(Number(up(x)));
        expect(halfAwayDiv(dividend, divisor)).toBe(Number(x < 0n ? -up(-x) : up(x)));
      }),
      { seed: 20260101, numRuns: 5000 },
    );
  });
});
