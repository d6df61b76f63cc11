import { bots, makeSearch, type Setup } from '@lockstep/battle';
import { openStream, parseSeed } from '@lockstep/kernel';
import { addSums, Counter, type Sums } from '@lockstep/lab';
import { countBattle, countCards, type Fighters } from './count-battle.ts';
import { pairBattle, pairsOf } from './pair-decks.ts';

/** Futures a decision of those who search: enough to tell a card that needs a plan from one that does not. */
const PLAYOUTS = 60;
const searcher = makeSearch(PLAYOUTS);

/** Q19: half of the battles are greedy's, half are between players that search. */
export const RATERS = ['greedy', 'search'] as const;
export type Rater = (typeof RATERS)[number];
const FIGHTERS: { readonly [rater in Rater]: Fighters } = {
  greedy: [bots.greedy, bots.greedy],
  search: [searcher, searcher],
};

/** Decks drawn without a look at ratings, so that a rating never makes itself true. */
const ANY_CARD = 1;

/** What battles from the nth on add to the win rates of cards when drawn. */
export const countRatings = (setup: Setup, rater: Rater, first: number, battles: number): Sums => {
  let sums: Sums = {};
  for (let nth = first; nth < first + battles; nth += 1) {
    const count = new Counter();
    const seed = parseSeed(`ratings ${rater} ${nth}`);
    const fought = pairBattle(setup, pairsOf(nth), openStream(seed, 'decks'), ANY_CARD);
    const drawn = new Counter();
    countCards(fought, countBattle(fought, seed, FIGHTERS[rater], count), drawn);
    sums = addSums(sums, { drawn: drawn.sums.drawn ?? [] });
  }
  return sums;
};

const MIDDLE = 5;
const PER_POINT = 2.2;
const LOWEST = 1;
const HIGHEST = 11;

const rateAt = (row: readonly number[], place: number): { readonly n: number; readonly won: number } => ({
  n: row[3 * place] ?? 0,
  won: row[3 * place + 1] ?? 0,
});

/**
 * Q19: 5 + (win rate when drawn − 50)/2.2, rounded, from 1 to 11, both kinds of player weighing the same. Undefined for a card that was
 * drawn less often than `least` by either, such as a bane.
 */
export const ratingAt = (
  sums: { readonly [rater in Rater]: Sums },
  place: number,
  least: number,
): number | undefined => {
  const rates = RATERS.map((rater) => rateAt(sums[rater].drawn ?? [], place));
  if (rates.some(({ n }) => n < least)) return undefined;
  const percent = rates.reduce((sum, { n, won }) => sum + (100 * won) / n, 0) / rates.length;
  return Math.max(LOWEST, Math.min(HIGHEST, Math.round(MIDDLE + (percent - 50) / PER_POINT)));
};
