import { battle, gameModule } from '@lockstep/battle';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { countRatings, ratingAt } from './ratings.ts';
import { survey } from './survey.ts';

const pack = readContent();
const setup = (() => {
  const parsed = battle.parseSetup(gameModule.pack.resolve(pack, survey.setupOf(pack, 'pairs')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
})();

describe('measured ratings', () => {
  const rows = (n: number, won: number) => ({ drawn: [n, won, won] });

  test.each([
    [50, 50, 5],
    [61, 61, 10],
    [57, 57, 8],
    [80, 90, 11],
    [20, 30, 1],
    [60, 40, 5],
  ])('a card that wins %i and %i of a hundred when drawn is rated %i', (greedy, search, rating) => {
    expect(ratingAt({ greedy: rows(100, greedy), search: rows(100, search) }, 0, 30)).toBe(rating);
  });

  test('a card that was drawn too seldom has none', () => {
    expect(ratingAt({ greedy: rows(100, 50), search: rows(29, 10) }, 0, 30)).toBeUndefined();
  });

  test('the ratings of the pack have not drifted: what is rated high still wins more when drawn than what is rated low', () => {
    const { drawn } = countRatings(setup, 'greedy', 50_000, 90);
    const rate = (fits: (rating: number) => boolean): number => {
      let [n, won] = [0, 0];
      pack.card.forEach(({ rating, rarity }, place) => {
        if (rarity === 'Special' || !fits(rating)) return;
        n += drawn![3 * place] ?? 0;
        won += drawn![3 * place + 1] ?? 0;
      });
      expect(n).toBeGreaterThan(200);
      return (100 * won) / n;
    };
    // A point of rating is 2.2 in a hundred, so these lie about 11 and 8 apart.
    expect(rate((rating) => rating >= 8) - rate((rating) => rating <= 3)).toBeGreaterThan(4);
    expect(rate((rating) => rating >= 7) - rate((rating) => rating <= 4)).toBeGreaterThan(2);
  });

  test('every card that can be drafted has a rating that was measured', () => {
    for (const { id, rarity } of pack.card) expect(id in pack.rating, id).toBe(rarity !== 'Special');
  });
});
