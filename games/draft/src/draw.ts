import type { Stream } from '@lockstep/kernel';
import { tallyIn } from './pool.ts';
import { SET_MASKS } from './sets.ts';
import type { Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { finalWeight, weighSets } from './weight.ts';

const SETS = SET_MASKS.length;

/**
 * One draw in the making. All entries of one set and one staleness weigh the same, so a draw first finds the class its number falls
 * into and then the entry: the cost follows the number of classes, not of cards. Entries stand in the order of set, staleness, pack.
 * There is one desk for the whole house, laid anew for each offer; nothing on it outlives the offer.
 */
const bases = new Float64Array(SETS);
const sums = new Float64Array(SETS);
let stride = 8;
let weights = new Float64Array(SETS * stride);
let counts = new Float64Array(SETS * stride);
let total = 0;
/** Of each card, how many of its entries this offer has put aside. */
let aside = new Int32Array(256);

const widen = (levels: number): void => {
  if (levels <= stride) return;
  stride = levels * 2;
  weights = new Float64Array(SETS * stride);
  counts = new Float64Array(SETS * stride);
};

/** Weighs a part of the pool for a profile. */
const lay = (setup: Setup, pool: Pool, profile: readonly number[], picks: number, part: Places): void => {
  const tally = tallyIn(setup, pool, part);
  if (aside.length < setup.cards.length) aside = new Int32Array(setup.cards.length * 2);
  weighSets(setup, profile, picks, bases);
  for (let set = 0; set < SETS; set += 1) widen(tally[set]!.length);
  const factor = setup.tuning.stalenessFactor;
  total = 0;
  for (let set = 0; set < SETS; set += 1) {
    const row = tally[set]!;
    const weight = bases[set]!;
    let sum = 0;
    for (let level = 0; level < row.length; level += 1) {
      const at = set * stride + level;
      const entries = row[level]!;
      counts[at] = entries;
      if (entries === 0) continue;
      const final = finalWeight(weight, level, factor);
      weights[at] = final;
      sum += entries * final;
    }
    for (let level = row.length; level < stride; level += 1) counts[set * stride + level] = 0;
    sums[set] = sum;
    total += sum;
  }
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
  const sum = total;
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
  aside[card]! += gone;
  counts[at]! -= gone;
  const weight = gone * weights[at]!;
  sums[set]! -= weight;
  total -= weight;
};

/** The entry a number below the total falls on. */
const find = (setup: Setup, pool: Pool, part: Places, number: number): number => {
  let left = number;
  let set = 0;
  while (left >= sums[set]!) left -= sums[set++]!;
  let at = set * stride;
  for (;;) {
    const weight = counts[at]! * weights[at]!;
    if (counts[at]! > 0 && left < weight) break;
    if (counts[at]! > 0) left -= weight;
    at += 1;
  }
  let nth = Math.floor(left / weights[at]!);
  const level = at - set * stride;
  const places = part[set]!;
  const levels = pool.stale[set]!;
  const copies = pool.copies[set]!;
  const cards = setup.sets[set]!;
  for (let i = 0; ; i += 1) {
    const place = places[i]!;
    if (levels[place] !== level) continue;
    const card = cards[place]!.index;
    const held = copies[place]! - aside[card]!;
    if (nth < held) return card;
    nth -= held;
  }
};

const UNCOMMON = 1;

/** Of two cards the one with more (or, for `lowest`, less) weight; the earlier of the pack where both weigh the same (R3). */
const lowest = (setup: Setup, pool: Pool, offer: readonly number[]): number => {
  const weightOf = (card: number): number => {
    const { set, place } = setup.cards[card]!;
    return weights[set * stride + pool.stale[set]![place]!]!;
  };
  let at = 0;
  for (let i = 1; i < offer.length; i += 1) {
    const less = weightOf(offer[i]!) - weightOf(offer[at]!);
    if (less < 0 || (less === 0 && offer[i]! < offer[at]!)) at = i;
  }
  return at;
};

/** The symbols that all cards of an offer share, as bits. */
export const sharedBy = (setup: Setup, offer: readonly number[]): number => {
  let shared = -1;
  for (let i = 0; i < offer.length; i += 1) shared &= setup.cards[offer[i]!]!.mask;
  return shared;
};

/** The heaviest undrawn card without a symbol of `shared`: found by class, since all of one class weigh the same. */
const heaviestWithout = (setup: Setup, pool: Pool, part: Places, shared: number): number => {
  let most = -1;
  for (let set = 0; set < SETS; set += 1) {
    if ((SET_MASKS[set]! & shared) !== 0) continue;
    for (let at = set * stride; at < (set + 1) * stride; at += 1)
      if (counts[at]! > 0 && weights[at]! > most) most = weights[at]!;
  }
  let best = -1;
  if (most < 0) return best;
  for (let set = 0; set < SETS; set += 1) {
    if ((SET_MASKS[set]! & shared) !== 0) continue;
    for (let level = 0; level < stride; level += 1) {
      const at = set * stride + level;
      if (counts[at]! <= 0 || weights[at] !== most) continue;
      const card = firstOf(setup, pool, part, set, level);
      if (best < 0 || card < best) best = card;
    }
  }
  return best;
};

const firstOf = (setup: Setup, pool: Pool, part: Places, set: number, level: number): number => {
  for (const place of part[set]!) {
    const card = setup.sets[set]![place]!.index;
    if (pool.stale[set]![place] === level && pool.copies[set]![place]! > aside[card]!) return card;
  }
  return -1;
};

/** R4: the heaviest undrawn uncommon or better that leaves the rest of the offer without a shared symbol, or else the heaviest at all. */
const heaviestUncommon = (setup: Setup, pool: Pool, part: Places, rest: number): number => {
  let best = -1;
  let most = -1;
  let keeps = false;
  for (let set = 0; set < SETS; set += 1) {
    const fits = (SET_MASKS[set]! & rest) === 0;
    if (keeps && !fits) continue;
    for (const place of part[set]!) {
      const { index, rarity } = setup.sets[set]![place]!;
      if (rarity < UNCOMMON || pool.copies[set]![place]! <= aside[index]!) continue;
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

/** The desk of one offer, from the laying to the clearing. */
export const desk = {
  lay,
  remove,
  lowest,
  heaviestWithout,
  heaviestUncommon,
  /** Draws up to `n` cards, each by its weight among those left. */
  draw: (setup: Setup, pool: Pool, part: Places, n: number, stream: Stream): number[] => {
    const drawn: number[] = [];
    while (drawn.length < n && total > 0) {
      const card = find(setup, pool, part, stream.below(total));
      drawn.push(card);
      remove(setup, pool, card);
    }
    return drawn;
  },
  /** Puts a card back that was drawn and is not shown. */
  putBack: (setup: Setup, pool: Pool, card: number): void => {
    const { set, place } = setup.cards[card]!;
    aside[card]! -= setup.tuning.distinct ? pool.copies[set]![place]! : 1;
  },
  clear: (offer: readonly number[]): void => {
    for (let i = 0; i < offer.length; i += 1) aside[offer[i]!] = 0;
  },
};
