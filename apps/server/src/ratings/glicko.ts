/**
 * Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system"), step by step. A rating says how strong a player is, the deviation how sure
 * that is, the volatility how much results are expected to swing.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One game: against whom, and 1 for a win, ½ for a draw, 0 for a loss. */
export interface Game {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

/** Step 1: a player without games. The system constant τ bounds how fast the volatility changes. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const TAU = 0.5;

const SCALE = 173.7178;
const CLOSE_ENOUGH = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Step 5: the new volatility, by the Illinois variant of the regula falsi. */
const volatilityAfter = (phi: number, sigma: number, v: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + v + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let left = a;
  let right: number;
  if (delta * delta > phi * phi + v) right = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    right = a - k * TAU;
  }
  let [atLeft, atRight] = [f(left), f(right)];
  while (Math.abs(right - left) > CLOSE_ENOUGH) {
    const middle = left + ((left - right) * atLeft) / (atRight - atLeft);
    const atMiddle = f(middle);
    if (atMiddle * atRight <= 0) [left, atLeft] = [right, atRight];
    else atLeft /= 2;
    [right, atRight] = [middle, atMiddle];
  }
  return Math.exp(left / 2);
};

/**
 * The rating after a rating period. `periods` is how many have passed since the last games; the paper's example has one. Where some pass
 * without a game, only the deviation grows, to that of a new player at most.
 */
export const rate = (own: Rating, games: readonly Game[], periods = 1): Rating => {
  // Step 2: to the scale of the formulas.
  const mu = (own.rating - UNRATED.rating) / SCALE;
  const phi = own.deviation / SCALE;
  const widen = (sigma: number): number =>
    Math.min(Math.sqrt(phi * phi + periods * sigma * sigma), UNRATED.deviation / SCALE);
  if (games.length === 0) return { ...own, deviation: widen(own.volatility) * SCALE };
  // Steps 3 and 4: the variance by the games alone, and the improvement they tell of.
  const terms = games.map(({ opponent, score }) => {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - UNRATED.rating) / SCALE)));
    return { information: weight * weight * expected * (1 - expected), surprise: weight * (score - expected) };
  });
  const v = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, one) => sum + one.surprise, 0);
  const sigma = volatilityAfter(phi, own.volatility, v, v * surprise);
  // Steps 6 to 8.
  const before = widen(sigma);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: (mu + after * after * surprise) * SCALE + UNRATED.rating,
    deviation: after * SCALE,
    volatility: sigma,
  };
};
