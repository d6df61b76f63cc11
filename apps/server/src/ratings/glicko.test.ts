import { describe, expect, test } from 'vitest';
import { type Game, rate, UNRATED } from './glicko.ts';

const against = (rating: number, deviation: number, score: number): Game => ({
  opponent: { rating, deviation },
  score,
});

describe('[S48] Glicko-2', () => {
  test('the example of the paper', () => {
    const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      against(1400, 30, 1),
      against(1550, 100, 0),
      against(1700, 300, 0),
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('without games only the deviation grows, to that of a new player at most', () => {
    const own = { rating: 1600, deviation: 60, volatility: 0.06 };
    const later = rate(own, []);
    expect(later).toEqual({ ...own, deviation: expect.closeTo(Math.sqrt(60 ** 2 + (0.06 * 173.7178) ** 2), 6) });
    expect(rate(own, [], 4).deviation).toBeCloseTo(Math.sqrt(60 ** 2 + 4 * (0.06 * 173.7178) ** 2), 6);
    expect(rate(own, [], 1_000_000).deviation).toBe(UNRATED.deviation);
    expect(rate(own, [], 0)).toEqual({ ...own, deviation: expect.closeTo(60, 9) });
  });

  test('two new players: what one wins the other loses, and both are better known', () => {
    const [won, lost, drew] = [1, 0, 0.5].map((score) => rate(UNRATED, [against(1500, 350, score)], 0));
    expect(won!.rating - 1500).toBeCloseTo(1500 - lost!.rating, 9);
    expect(won!.rating).toBeGreaterThan(1600);
    expect(drew!.rating).toBeCloseTo(1500, 9);
    for (const { deviation } of [won!, lost!, drew!]) expect(deviation).toBeLessThan(350);
  });

  test('a surprise makes results swing more: the other branch of the volatility', () => {
    const sure = { rating: 1500, deviation: 30, volatility: 0.06 };
    const beaten = Array.from({ length: 12 }, () => against(1000, 30, 0));
    expect(rate(sure, beaten).volatility).toBeGreaterThan(0.06);
    expect(rate(sure, [against(1500, 30, 0.5)]).volatility).toBeLessThan(0.06);
  });
});
