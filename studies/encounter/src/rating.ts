import { type Matchup, matchupOf, rateWith, type Setup, type Threat } from '@lockstep/encounter';

/** A fight and how often it was won, in a hundred. */
export interface Fought {
  readonly matchup: Matchup;
  readonly won: number;
}

export const fought = (setup: Setup, won: number): Fought => ({ matchup: matchupOf(setup, 0), won });

/** How far the rating is from play, in points: on average, and in the worst of nine of ten fights. */
export interface Miss {
  readonly mean: number;
  readonly spread: number;
}

export const missOf = (fights: readonly Fought[], weights: Threat): Miss => {
  const misses = fights
    .map(({ matchup, won }) => Math.abs(rateWith(matchup, weights).chance - won))
    .sort((a, b) => a - b);
  return {
    mean: misses.reduce((sum, one) => sum + one, 0) / misses.length,
    spread: Math.ceil(misses[Math.min(misses.length - 1, Math.floor(misses.length * 0.9))]!),
  };
};

type Fitted =
  | 'edge'
  | 'minor'
  | 'bonus'
  | 'ladder'
  | 'minion'
  | 'segment'
  | 'sharp'
  | 'favour'
  | 'crowd'
  | 'company'
  | 'ward';

/** What is fitted, and how far each may go. */
const RANGES: { readonly [weight in Fitted]: readonly [least: number, most: number] } = {
  edge: [4, 400],
  minor: [0, 800],
  bonus: [0, 200],
  ladder: [1, 2000],
  minion: [1, 2000],
  segment: [1, 2000],
  sharp: [1, 6],
  favour: [10, 400],
  crowd: [10, 400],
  company: [0, 200],
  ward: [0, 100],
};
const WEIGHTS = Object.keys(RANGES) as readonly Fitted[];

/** Steps of the search, as shares of a weight. */
const STEPS = [0.5, 0.3, 0.2, 0.12, 0.07, 0.04, 0.02];
const PASSES = 8;

const START: { readonly [weight in Fitted]: number } = {
  edge: 16,
  minor: 60,
  bonus: 10,
  ladder: 400,
  minion: 200,
  segment: 100,
  sharp: 3,
  favour: 120,
  crowd: 90,
  company: 10,
  ward: 60,
};

/** Weights with the least squared miss, by coordinate descent from a start for each sharpness; the spread is that of the fights. */
export const fitRating = (fights: readonly Fought[], limit: number): Threat => {
  const error = (weights: Threat): number =>
    fights.reduce((sum, { matchup, won }) => {
      const miss = rateWith(matchup, weights).chance - won;
      return sum + miss * miss;
    }, 0);
  let best: Threat = { ...START, limit };
  let least = error(best);
  for (const sharp of [1, 2, 3, 4]) {
    let weights: Threat = { ...START, sharp, limit };
    let miss = error(weights);
    for (const step of STEPS)
      for (let pass = 0, moved = true; moved && pass < PASSES; pass += 1) {
        moved = false;
        for (const weight of WEIGHTS)
          for (const sign of [1, -1]) {
            const [lowest, highest] = RANGES[weight];
            const now = weights[weight] ?? START[weight];
            const by = weight === 'sharp' ? sign : sign * Math.max(1, Math.round(now * step));
            const tried = { ...weights, [weight]: Math.max(lowest, Math.min(highest, now + by)) };
            const found = error(tried);
            if (found >= miss) continue;
            [weights, miss, moved] = [tried, found, true];
          }
      }
    if (miss < least) [best, least] = [weights, miss];
  }
  return { ...best, spread: Math.min(50, missOf(fights, best).spread) };
};
