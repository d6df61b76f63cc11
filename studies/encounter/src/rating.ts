import { type Matchup, matchupOf, rateWith, type Setup, type Threat } from '@lockstep/encounter';

/** A fight and how often it was won, in a hundred. */
export interface FightResult {
  readonly matchup: Matchup;
  readonly won: number;
}

export const fightResult = (setup: Setup, won: number): FightResult => ({ matchup: matchupOf(setup, 0), won });

/** How far the rating is from play, in points: on average, and in the worst of nine of ten fights. */
export interface Miss {
  readonly mean: number;
  readonly spread: number;
}

export const missOf = (fights: readonly FightResult[], weights: Threat): Miss => {
  const misses = fights
    .map(({ matchup, won }) => Math.abs(rateWith(matchup, weights).chance - won))
    .sort((a, b) => a - b);
  return {
    mean: misses.reduce((sum, one) => sum + one, 0) / misses.length,
    spread: Math.ceil(misses[Math.min(misses.length - 1, Math.floor(misses.length * 0.9))]!),
  };
};

const NUMBERS = [
  'edge',
  'minor',
  'bonus',
  'ladder',
  'minion',
  'segment',
  'sharp',
  'favour',
  'crowd',
  'company',
  'ward',
  'invoke',
] as const;
type Fitted = (typeof NUMBERS)[number];

/** What is fitted, where it begins, and how far it may go. */
const RANGES: { readonly [weight in Fitted]: readonly [start: number, least: number, most: number] } = {
  edge: [48, 4, 400],
  minor: [213, 0, 800],
  bonus: [10, 0, 200],
  ladder: [448, 1, 2000],
  minion: [60, 1, 2000],
  segment: [100, 1, 2000],
  sharp: [3, 1, 6],
  favour: [134, 10, 400],
  crowd: [70, 10, 400],
  company: [5, 0, 200],
  ward: [17, 0, 100],
  invoke: [110, 10, 400],
};
const EVEN = 100;
const WORTH = [10, 1000] as const;

/** Steps of the search, as shares of a weight. */
const STEPS = [0.4, 0.2, 0.1, 0.05, 0.025, 0.012];
const PASSES = 20;

/** Points squared that a character must save to be worth twice or half as much as its numbers say: it keeps those apart that fight seldom. */
const DOUBT = 120;

/** How far from even: 0 at 100, 1 at 200 and at 50. */
const away = (worth: number): number => Math.max(worth, (EVEN * EVEN) / worth) / EVEN - 1;

const errorOf = (fights: readonly FightResult[], weights: Threat): number => {
  let sum = 0;
  for (const { matchup, won } of fights) {
    const miss = rateWith(matchup, weights).chance - won;
    sum += miss * miss;
  }
  for (const worth of Object.values(weights.worth ?? {})) sum += DOUBT * away(worth) * away(worth);
  return sum;
};

const clamped = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, value));

/** Every weight a step up and a step down. */
const neighbours = (weights: Threat, step: number): readonly Threat[] => {
  const by = (now: number): number => Math.max(1, Math.round(now * step));
  const numbers = NUMBERS.filter((weight) => weight !== 'sharp').flatMap((weight) => {
    const [start, least, most] = RANGES[weight];
    const now = weights[weight] ?? start;
    return [by(now), -by(now)].map((change) => ({ ...weights, [weight]: clamped(now + change, [least, most]) }));
  });
  const worths = Object.entries(weights.worth ?? {}).flatMap(([id, now]) =>
    [by(now), -by(now)].map((change) => ({
      ...weights,
      worth: { ...weights.worth, [id]: clamped(now + change, WORTH) },
    })),
  );
  return [...numbers, ...worths];
};

const descend = (fights: readonly FightResult[], from: Threat): readonly [Threat, number] => {
  let [weights, least] = [from, errorOf(fights, from)];
  for (const step of STEPS)
    for (let pass = 0, moved = true; moved && pass < PASSES; pass += 1) {
      moved = false;
      for (let i = 0, all = neighbours(weights, step); i < all.length; i += 1) {
        // A step that helps changes what the others start from.
        const tried = all[i]!;
        const error = errorOf(fights, tried);
        if (error >= least) continue;
        [weights, least, moved] = [tried, error, true];
        all = neighbours(weights, step);
      }
    }
  return [weights, least];
};

const FOURTH = 4;

/** Weights and how far such weights are off. */
export interface Fit {
  readonly weights: Threat;
  /** Of weights fitted to three fights in four, on the others. */
  readonly unseen: Miss;
}

/** Weights with the least squared miss, by coordinate descent for each sharpness. */
const fitted = (fights: readonly FightResult[], limit: number): Threat => {
  const ids = fights.flatMap(({ matchup }) =>
    [...matchup.heroes, ...matchup.foes].map(({ actor }) => actor.character.id),
  );
  const start: Threat = {
    ...(Object.fromEntries(NUMBERS.map((weight) => [weight, RANGES[weight][0]])) as { [weight in Fitted]: number }),
    worth: Object.fromEntries([...new Set(ids)].sort().map((id) => [id, EVEN])),
    limit,
  };
  const found = [2, 3, 4].map((sharp) => descend(fights, { ...start, sharp }));
  return found.reduce((best, one) => (one[1] < best[1] ? one : best))[0];
};

/** Weights fitted to all of the fights; their spread is what fights that were left out of a fit are missed by. */
export const fitRating = (fights: readonly FightResult[], limit: number): Fit => {
  const isOut = (_: FightResult, i: number): boolean => i % FOURTH === FOURTH - 1;
  const seen = fights.filter((fight, i) => !isOut(fight, i));
  const unseen = missOf(fights.filter(isOut), fitted(seen, limit));
  return { weights: { ...fitted(fights, limit), spread: Math.min(50, unseen.spread) }, unseen };
};
