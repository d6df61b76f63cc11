import type { Stream } from '@lockstep/kernel';
import { tallyIn } from './pool.ts';
import { SET_MASKS } from './sets.ts';
import type { Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RARITIES } from './vocabulary.ts';
import { finalWeight, weighSets } from './weight.ts';

const SETS = SET_MASKS.length;

/**
 * Module-level scratch buffers of one draw, reset by `lay`: not reentrant, and no offer is made within another. All entries of one set and one staleness weigh the same, so a draw first finds the class its number falls
 * into and then the entry: the cost follows the number of classes, not of cards. Entries are in the order of set, staleness, pack.
 * Only the weight of a class outlives an offer: it holds as long as its set weighs the same.
 */
const bases = new Float64Array(SETS);
/** What the entries of each set weigh together, and in the last place all of them. */
const sums = new Float64Array(SETS + 1);
const ALL = SETS;
/** How many levels of staleness each set has. */
const levels = new Int32Array(SETS);
let stride = 8;
let weights = new Float64Array(SETS * stride);
let counts = new Float64Array(SETS * stride);

/** What each set weighed when its classes were weighed, how many of them were, and the staleness factor of them all. */
const weighed = new Float64Array(SETS);
const known = new Int32Array(SETS);
let factor = 0;

/** Of each card, by set and place, how many of its entries this offer has put aside. */
let width = 256;
let aside = new Int32Array(SETS * width);
/** Where that is not 0. */
const touched: number[] = [];
let touches = 0;

const clear = (): void => {
  for (let i = 0; i < touches; i += 1) aside[touched[i]!] = 0;
  touches = 0;
};

/** Makes room for so many cards and levels in each set. */
const widen = (cards: number, most: number): void => {
  if (cards > width) {
    width = cards * 2;
    aside = new Int32Array(SETS * width);
  }
  if (most > stride) {
    stride = most * 2;
    weights = new Float64Array(SETS * stride);
    counts = new Float64Array(SETS * stride);
    known.fill(0);
  }
};

/** Weighs the classes of a set, unless they are known. */
const weigh = (set: number, wanted: number): void => {
  const base = bases[set]!;
  if (weighed[set] !== base) known[set] = 0;
  else if (known[set]! >= wanted) return;
  for (let level = known[set]!; level < wanted; level += 1)
    weights[set * stride + level] = finalWeight(base, level, factor);
  weighed[set] = base;
  known[set] = wanted;
};

const longest = (tally: Pool['tally']): number => {
  let most = 0;
  for (let set = 0; set < SETS; set += 1) if (tally[set]!.length > most) most = tally[set]!.length;
  return most;
};

/** Weighs a part of the pool for a profile. */
const lay = (setup: Setup, pool: Pool, profile: readonly number[], picks: number, part: Places): void => {
  const tally = tallyIn(setup, pool, part);
  clear();
  widen(setup.cards.length, longest(tally));
  weighSets(setup, profile, picks, bases);
  if (factor !== setup.tuning.stalenessFactor) known.fill(0);
  factor = setup.tuning.stalenessFactor;
  let total = 0;
  for (let set = 0; set < SETS; set += 1) {
    const row = tally[set]!;
    weigh(set, row.length);
    levels[set] = row.length;
    let sum = 0;
    const first = set * stride;
    for (let level = 0; level < row.length; level += 1) {
      const entries = row[level]!;
      counts[first + level] = entries;
      sum += entries * weights[first + level]!;
    }
    sums[set] = sum;
    total += sum;
  }
  sums[ALL] = total;
};

/** RES "Selection Probability": what all entries of a part weigh together, and one card in it. */
export const shareOf = (
  setup: Setup,
  pool: Pool,
  profile: readonly number[],
  picks: number,
  part: Places,
): { readonly total: number; readonly weightOf: (card: number) => number } => {
  lay(setup, pool, profile, picks, part);
  const sum = sums[ALL]!;
  const sets = Float64Array.from(bases);
  return {
    total: sum,
    weightOf: (card) => {
      const { set, place } = setup.cards[card]!;
      return finalWeight(sets[set]!, pool.stale[set]![place]!, setup.tuning.stalenessFactor);
    },
  };
};

const remove = (setup: Setup, pool: Pool, card: number): void => {
  const { set, place } = setup.cards[card]!;
  const at = set * stride + pool.stale[set]![place]!;
  const gone = setup.tuning.distinct ? pool.copies[set]![place]! : 1;
  aside[set * width + place]! += gone;
  touched[touches++] = set * width + place;
  counts[at]! -= gone;
  const weight = gone * weights[at]!;
  sums[set]! -= weight;
  sums[ALL]! -= weight;
};

/** The entry a number below the total falls on. */
const find = (setup: Setup, pool: Pool, part: Places, number: number): number => {
  let left = number;
  let set = 0;
  while (left >= sums[set]!) left -= sums[set++]!;
  let at = set * stride;
  for (;;) {
    const weight = counts[at]! * weights[at]!;
    if (left < weight) break;
    left -= weight;
    at += 1;
  }
  return nthOf(setup, pool, part, set, at - set * stride, Math.floor(left / weights[at]!));
};

/** The card that holds an entry of its class, which is counted from 0; sought from the nearer end. */
const nthOf = (setup: Setup, pool: Pool, part: Places, set: number, level: number, nth: number): number => {
  const places = part[set]!;
  const stale = pool.stale[set]!;
  const copies = pool.copies[set]!;
  const gone = aside;
  const first = set * width;
  const entries = counts[set * stride + level]!;
  const back = nth * 2 >= entries;
  const way = back ? -1 : 1;
  let left = back ? entries - 1 - nth : nth;
  let i = back ? places.length : -1;
  while (left >= 0) {
    i += way;
    const place = places[i]!;
    if (stale[place] === level) left -= copies[place]! - gone[first + place]!;
  }
  return setup.sets[set]![places[i]!]!.index;
};

/** The place of Uncommon among the rarities. */
export const UNCOMMON = RARITIES.indexOf('Uncommon');

const weightOf = (setup: Setup, pool: Pool, card: number): number => {
  const { set, place } = setup.cards[card]!;
  return weights[set * stride + pool.stale[set]![place]!]!;
};

/** The place of the card with the least weight; of equal ones the earlier of the pack (R3). */
const lowest = (setup: Setup, pool: Pool, offer: readonly number[]): number => {
  let at = 0;
  for (let i = 1; i < offer.length; i += 1) {
    const less = weightOf(setup, pool, offer[i]!) - weightOf(setup, pool, offer[at]!);
    if (less < 0 || (less === 0 && offer[i]! < offer[at]!)) at = i;
  }
  return at;
};

/** The places of an offer, the lightest card first, of equal ones the earlier of the pack. */
const byWeight = (setup: Setup, pool: Pool, offer: readonly number[]): readonly number[] =>
  offer
    .map((card, at) => ({ card, at, weight: weightOf(setup, pool, card) }))
    .sort((a, b) => a.weight - b.weight || a.card - b.card || a.at - b.at)
    .map(({ at }) => at);

/** The symbols that all cards of an offer share, as bits. */
export const sharedBy = (setup: Setup, offer: readonly number[]): number => {
  let shared = -1;
  for (let i = 0; i < offer.length; i += 1) shared &= setup.cards[offer[i]!]!.mask;
  return shared;
};

/** The heaviest undrawn card without a symbol of `shared`: found by class, since all of one class weigh the same. */
const heaviestWithout = (setup: Setup, pool: Pool, part: Places, shared: number): number => {
  let best = -1;
  let most = -1;
  for (let set = 0; set < SETS; set += 1) {
    if ((SET_MASKS[set]! & shared) !== 0) continue;
    for (let level = 0; level < levels[set]!; level += 1) {
      const at = set * stride + level;
      if (counts[at]! <= 0 || weights[at]! < most) continue;
      const card = nthOf(setup, pool, part, set, level, 0);
      if (weights[at]! > most || card < best) best = card;
      most = weights[at]!;
    }
  }
  return best;
};

/** R4: the heaviest undrawn uncommon or better that leaves the rest of the offer without a shared symbol, or else the heaviest at all. */
const heaviestUncommon = (setup: Setup, pool: Pool, part: Places, rest: number): number => {
  let best = -1;
  let most = -1;
  let keeps = false;
  for (let set = 0; set < SETS; set += 1) {
    const fits = (SET_MASKS[set]! & rest) === 0;
    // Nothing of a set weighs more than what is fresh.
    if ((keeps && !fits) || (keeps === fits && weights[set * stride]! < most)) continue;
    for (const place of part[set]!) {
      const { index, rarity } = setup.sets[set]![place]!;
      if (rarity < UNCOMMON || pool.copies[set]![place]! <= aside[set * width + place]!) continue;
      const weight = weights[set * stride + pool.stale[set]![place]!]!;
      if ((fits && !keeps) || weight > most || (weight === most && index < best)) {
        best = index;
        most = weight;
        keeps = fits;
      }
    }
  }
  return best;
};

/** The desk of one offer: laying it clears what lay there before. */
export const desk = {
  lay,
  remove,
  lowest,
  byWeight,
  heaviestWithout,
  heaviestUncommon,
  /** Draws up to `n` cards, each by its weight among those left. */
  draw: (setup: Setup, pool: Pool, part: Places, n: number, stream: Stream): number[] => {
    const drawn: number[] = [];
    while (drawn.length < n && sums[ALL]! > 0) {
      const card = find(setup, pool, part, stream.below(sums[ALL]!));
      drawn.push(card);
      remove(setup, pool, card);
    }
    return drawn;
  },
  /** Puts a card back that was drawn and is not shown. Only what looks at single cards sees it again: no draw follows. */
  putBack: (setup: Setup, pool: Pool, card: number): void => {
    const { set, place } = setup.cards[card]!;
    aside[set * width + place]! -= setup.tuning.distinct ? pool.copies[set]![place]! : 1;
  },
};
