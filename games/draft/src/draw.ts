import type { Stream } from '@lockstep/kernel';
import { type Chunk, chunksFor, copiesOf, firstAt, freshIn, lacks, placeAt, staleOf } from './chunk.ts';
import { LEVELS } from './class-weight.ts';
import { copiesOfCard, staleOfCard, tallyIn } from './pool.ts';
import { SET_MASKS } from './sets.ts';
import type { Entry, Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RARITIES } from './vocabulary.ts';
import { finalWeight, placeWeights, weighSets } from './weight.ts';

const SETS = SET_MASKS.length;

/**
 * Module-level scratch buffers of one draw, reset by `lay`: not reentrant, and no offer is made within another. All entries of one set and
 * one staleness weigh the same, so a draw first finds the class its number falls into, then the chunk, then the entry: the cost follows
 * the number of classes and chunks, not of cards. Entries are in the order of set, staleness, pack.
 */
const bases = new Float64Array(SETS);
/** What the entries of each set weigh together, and in the last place all of them. */
const sums = new Float64Array(SETS + 1);
const ALL = SETS;
/** The entries of each set by staleness that were read last: the counts hold them, less what is put aside. */
const tallies: (readonly number[])[] = Array.from({ length: SETS }, () => []);
/** How many levels of staleness each set has. */
const levels = new Int32Array(SETS);
let stride = LEVELS;
let counts = new Float64Array(SETS * stride);
/** What an entry of each class weighs: those of a set stand one after the other from a place on. */
let weights: Float64Array = new Float64Array(0);
const weightsAt = new Int32Array(SETS);
/** Weights that hold for one offer alone. */
let scratch: Float64Array = new Float64Array(SETS * stride);

const MOST_ASIDE = 64;
/** The chunks and places of cards of which this offer has put entries aside, in the order they were, and how many entries of each. */
let asides = 0;
const asideChunk = new Int32Array(MOST_ASIDE);
const asideAt = new Int32Array(MOST_ASIDE);
const asideEntries = new Float64Array(MOST_ASIDE);
/** The sets they are of, as bits. */
let asideSets = 0;

/** How many entries of a card are put aside. */
const asideOf = (set: number, chunk: number, at: number): number => {
  let gone = 0;
  if ((asideSets & (1 << set)) === 0) return gone;
  for (let i = 0; i < asides; i += 1) if (asideChunk[i] === chunk && asideAt[i] === at) gone += asideEntries[i]!;
  return gone;
};

const putAside = ({ set, chunk, at }: Entry, entries: number): void => {
  asideSets |= 1 << set;
  asideChunk[asides] = chunk;
  asideAt[asides] = at;
  asideEntries[asides] = entries;
  asides += 1;
};

/** Weighs each class by itself. */
const weighEach = (setup: Setup, profile: readonly number[], picks: number): void => {
  weighSets(setup, profile, picks, bases);
  const factor = setup.tuning.stalenessFactor;
  weights = scratch;
  for (let set = 0; set < SETS; set += 1) {
    const first = set * stride;
    weightsAt[set] = first;
    for (let level = 0; level < levels[set]!; level += 1)
      scratch[first + level] = finalWeight(bases[set]!, level, factor);
  }
};

/** Makes room for so many levels in each set. */
const widen = (most: number): void => {
  stride = most * 2;
  counts = new Float64Array(SETS * stride);
  scratch = new Float64Array(SETS * stride);
  tallies.fill(NONE);
};
const NONE: readonly number[] = [];

/** Reads how many entries a set has of each staleness, unless it is what was read last. */
const count = (tally: readonly number[], set: number): void => {
  if (tallies[set] === tally && (asideSets & (1 << set)) === 0) return;
  if (tally.length > stride) widen(tally.length);
  tallies[set] = tally;
  levels[set] = tally.length;
  for (let level = 0; level < tally.length; level += 1) counts[set * stride + level] = tally[level]!;
};

/** Weighs a part of the pool for a profile. */
const lay = (setup: Setup, pool: Pool, profile: readonly number[], picks: number, part: Places): void => {
  const width = stride;
  if (part === setup.all) for (let set = 0; set < SETS; set += 1) count(pool.tally[set]!, set);
  else for (let set = 0; set < SETS; set += 1) count(tallyIn(setup, pool, part, set), set);
  // With more room nothing of what was read before stands where it is sought.
  if (width !== stride) {
    lay(setup, pool, profile, picks, part);
    return;
  }
  asides = 0;
  asideSets = 0;
  let most = 0;
  for (let set = 0; set < SETS; set += 1) if (levels[set]! > most) most = levels[set]!;
  if (most <= LEVELS && placeWeights(setup, profile, weightsAt)) weights = setup.classes;
  else weighEach(setup, profile, picks);
  const [own, kept] = [weights, counts];
  let total = 0;
  for (let set = 0; set < SETS; set += 1) {
    const first = set * width;
    const at = weightsAt[set]!;
    let sum = 0;
    for (let level = 0; level < levels[set]!; level += 1) sum += kept[first + level]! * own[at + level]!;
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
  const sets = weighSets(setup, profile, picks, new Float64Array(SETS));
  return {
    total: sum,
    weightOf: (card) => {
      const one = setup.cards[card]!;
      return finalWeight(sets[one.set]!, staleOfCard(pool, one), setup.tuning.stalenessFactor);
    },
  };
};

const remove = (setup: Setup, pool: Pool, card: number): void => {
  const one = setup.cards[card]!;
  const { set } = one;
  const level = staleOfCard(pool, one);
  const gone = setup.tuning.distinct ? copiesOfCard(pool, one) : 1;
  putAside(one, gone);
  counts[set * stride + level]! -= gone;
  const weight = gone * weights[weightsAt[set]! + level]!;
  sums[set]! -= weight;
  sums[ALL]! -= weight;
};

/** The entry a number below the total falls on. */
const find = (setup: Setup, pool: Pool, part: Places, number: number): number => {
  let left = number;
  let set = 0;
  while (left >= sums[set]!) left -= sums[set++]!;
  const [own, kept, at, first] = [weights, counts, weightsAt[set]!, set * stride];
  let level = 0;
  for (;;) {
    const weight = kept[first + level]! * own[at + level]!;
    if (left < weight) break;
    left -= weight;
    level += 1;
  }
  return nthOf(setup, pool, part, set, level, Math.floor(left / own[at + level]!));
};

/** The card that holds an entry of its class, which is counted from 0. */
const nthOf = (setup: Setup, pool: Pool, part: Places, set: number, level: number, nth: number): number =>
  part === setup.all ? nthOfAll(setup, pool, set, level, nth) : nthOfPlaces(setup, pool, part[set]!, set, level, nth);

const nthOfPlaces = (
  { sets }: Setup,
  pool: Pool,
  places: readonly number[],
  set: number,
  level: number,
  nth: number,
): number => {
  const cards = sets[set]!;
  let left = nth;
  let i = -1;
  while (left >= 0) {
    i += 1;
    const card = cards[places[i]!]!;
    if (staleOfCard(pool, card) === level) left -= copiesOfCard(pool, card) - asideOf(set, card.chunk, card.at);
  }
  return cards[places[i]!]!.index;
};

/** Fresh entries of a chunk that are put aside. */
const freshAside = (chunk: Chunk, set: number, place: number): number => {
  let gone = 0;
  if ((asideSets & (1 << set)) === 0) return gone;
  for (let i = 0; i < asides; i += 1)
    if (asideChunk[i] === place && staleOf(chunk[asideAt[i]!]!) === 0) gone += asideEntries[i]!;
  return gone;
};

/** Where every card of a set counts: from the nearer end, past the chunks without the entry. */
const nthOfAll = ({ sets, firstChunk }: Setup, { chunks }: Pool, set: number, level: number, nth: number): number => {
  const first = firstChunk[set]!;
  const cards = sets[set]!;
  const most = chunksFor(cards.length);
  const entries = counts[set * stride + level]!;
  const isBack = nth * 2 >= entries;
  let left = isBack ? entries - 1 - nth : nth;
  const way = isBack ? -1 : 1;
  for (let at = isBack ? first + most - 1 : first; ; at += way) {
    const chunk = chunks[at]!;
    if (lacks(chunk, level)) continue;
    if (level === 0 && most > 1) {
      const fresh = freshIn(chunk) - freshAside(chunk, set, at);
      if (fresh <= left) {
        left -= fresh;
        continue;
      }
    }
    const isPlain = (asideSets & (1 << set)) === 0;
    const end = isBack ? firstAt - 1 : chunk.length;
    for (let i = isBack ? chunk.length - 1 : firstAt; i !== end; i += way) {
      const card = chunk[i]!;
      if (staleOf(card) !== level) continue;
      left -= isPlain ? copiesOf(card) : copiesOf(card) - asideOf(set, at, i);
      if (left < 0) return cards[placeAt(at - first, i)]!.index;
    }
  }
};

/** The place of Uncommon among the rarities. */
export const UNCOMMON = RARITIES.indexOf('Uncommon');

const weightOf = (setup: Setup, pool: Pool, card: number): number => {
  const one = setup.cards[card]!;
  return weights[weightsAt[one.set]! + staleOfCard(pool, one)]!;
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
      const weight = weights[weightsAt[set]! + level]!;
      if (counts[set * stride + level]! <= 0 || weight < most) continue;
      const card = nthOf(setup, pool, part, set, level, 0);
      if (weight > most || card < best) best = card;
      most = weight;
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
    if ((keeps && !fits) || (keeps === fits && weights[weightsAt[set]!]! < most)) continue;
    for (const place of part[set]!) {
      const card = setup.sets[set]![place]!;
      const { index, rarity } = card;
      if (rarity < UNCOMMON || copiesOfCard(pool, card) <= asideOf(set, card.chunk, card.at)) continue;
      const level = staleOfCard(pool, card);
      const weight = weights[weightsAt[set]! + level]!;
      if ((fits && !keeps) || weight > most || (weight === most && index < best)) {
        best = index;
        most = weight;
        keeps = fits;
      }
      // Nothing after the first fresh one of a set weighs more.
      if (level === 0) break;
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
    const one = setup.cards[card]!;
    putAside(one, setup.tuning.distinct ? -copiesOfCard(pool, one) : -1);
  },
};
