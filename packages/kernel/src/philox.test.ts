import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { philox, type Words } from './philox.ts';

const hex = (words: Words): string => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');

const MASK = 0xffffffffn;

/** The published definition again, in arithmetic that cannot round. */
const slowly = (counter: readonly number[], key: readonly number[]): readonly number[] => {
  let [x0, x1, x2, x3] = counter.map(BigInt) as [bigint, bigint, bigint, bigint];
  let [k0, k1] = key.map(BigInt) as [bigint, bigint];
  for (let round = 0; round < 10; round += 1) {
    const product0 = 0xd2511f53n * x0;
    const product1 = 0xcd9e8d57n * x2;
    [x0, x1, x2, x3] = [(product1 >> 32n) ^ x1 ^ k0, product1 & MASK, (product0 >> 32n) ^ x3 ^ k1, product0 & MASK];
    k0 = (k0 + 0x9e3779b9n) & MASK;
    k1 = (k1 + 0xbb67ae85n) & MASK;
  }
  return [x0, x1, x2, x3].map(Number);
};

describe('Philox 4×32-10', () => {
  const ones = 0xffffffff;
  const answers: readonly [counter: [number, number, number, number], key: [number, number], expected: string][] = [
    [[0, 0, 0, 0], [0, 0], '6627e8d5 e169c58d bc57ac4c 9b00dbd8'],
    [[ones, ones, ones, ones], [ones, ones], '408f276d 41c83b0e a20bc7c6 6d5451fd'],
    [[0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344], [0xa4093822, 0x299f31d0], 'd16cfe09 94fdcceb 5001e420 24126ea1'],
  ];
  test.each(answers)(
    '[K1] gives the known answer of its authors for counter %j and key %j',
    (counter, key, expected) => {
      expect(hex(philox(...counter, ...key))).toBe(expected);
    },
  );

  test('[K1] agrees with arithmetic of any size', () => {
    const word = fc.integer({ min: 0, max: ones });
    const counters = fc.tuple(word, word, word, word);
    fc.assert(
      fc.property(counters, fc.tuple(word, word), (counter, key) => {
        expect([...philox(...counter, ...key)].map((word) => word >>> 0)).toEqual(slowly(counter, key));
      }),
      { seed: 20260101, numRuns: 2000 },
    );
  });
});
