import { describe, expect, test } from 'vitest';
import { wilson } from './index.ts';

describe('Wilson’s interval', () => {
  /** To four places, at 95 %; the last four are Newcombe's examples (1998, method 3). */
  const table: readonly [hits: number, tries: number, low: number, high: number][] = [
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [1, 100, 0.0018, 0.0545],
    [50, 100, 0.4038, 0.5962],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  test.each(table)('%i of %i is %f to %f', (hits, tries, low, high) => {
    const found = wilson(hits, tries);
    expect(found.share).toBeCloseTo(hits / tries, 12);
    expect([found.low, found.high].map((end) => end.toFixed(4))).toEqual([low, high].map((end) => end.toFixed(4)));
  });

  test('of nothing says nothing', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test('holds the share, stays within 0 and 1, narrows with more tries, and mirrors', () => {
    for (let tries = 1; tries <= 60; tries += 1)
      for (let hits = 0; hits <= tries; hits += 1) {
        const { share, low, high } = wilson(hits, tries);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        expect(high).toBeLessThanOrEqual(1);
        const twice = wilson(hits * 2, tries * 2);
        expect(twice.high - twice.low).toBeLessThan(high - low);
        expect(wilson(tries - hits, tries).low).toBeCloseTo(1 - high, 12);
      }
  });
});
