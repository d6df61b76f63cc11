import type { PickReview } from '@lockstep/draft';
import { expect, test } from 'vitest';
import { differenceOf, highlightsOf } from './review.ts';

const pick = (n: number, gained: number, strongGains: number): PickReview => ({
  pick: n,
  site: 'DRAFT',
  dreamscape: 1,
  offered: [],
  took: 'a',
  strong: gained === strongGains ? 'a' : 'b',
  gained,
  strongGains,
});

test('the telling picks are the worst and the best, three of each, and no pick is both', () => {
  const picks = [
    pick(1, 4, 4),
    pick(2, 1, 6),
    pick(3, 7, 5),
    pick(4, 3, 4),
    pick(5, 2, 2),
    pick(6, 0, 9),
    pick(7, 1, 3),
  ];
  const { worst, best } = highlightsOf(picks);
  expect(worst.map((one) => [one.pick, differenceOf(one)])).toEqual([
    [6, '−9'],
    [2, '−5'],
    [7, '−2'],
  ]);
  expect(best.map((one) => [one.pick, differenceOf(one)])).toEqual([
    [3, '+2'],
    [1, '0'],
    [5, '0'],
  ]);
});
