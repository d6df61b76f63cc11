import { openStream, type Seed } from '@lockstep/kernel';
import { type Chunk, copiesOf, ENTRIES, FRESH, firstAt, packed, STALE_CARDS, staleOf } from './chunk.ts';
import { SET_SYMBOLS } from './sets.ts';
import type { Entry, Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RESONANCES, TAGS } from './vocabulary.ts';

export const copiesOfCard = ({ chunks }: Pool, { chunk, at }: Entry): number => copiesOf(chunks[chunk]![at]!);
export const staleOfCard = ({ chunks }: Pool, { chunk, at }: Entry): number => staleOf(chunks[chunk]![at]!);

/** How many cards of a pool are stale. */
export const staleCards = ({ chunks }: Pool): number => chunks.reduce((sum, chunk) => sum + chunk[STALE_CARDS]!, 0);

const add = (tally: number[], level: number, entries: number): void => {
  while (tally.length <= level) tally.push(0);
  tally[level]! += entries;
};

/** R2: each resonance's multiplier, uniform over the range, in thousandths. */
export const drawMultipliers = ({ tuning }: Setup, seed: Seed): readonly number[] => {
  const stream = openStream(seed, 'pool');
  const range = tuning.varianceMax - tuning.varianceMin + 1;
  return RESONANCES.map(() => tuning.varianceMin + stream.below(range));
};

/** RES "Pool Generation": scaled, half up, at least one; a dual card by the average; a neutral one as it is. */
export const copiesDealt = ({ set, base }: Entry, multipliers: readonly number[]): number => {
  const symbols = SET_SYMBOLS[set]!;
  if (base === 0 || symbols.length === 0) return base;
  const twice = multipliers[symbols[0]!]! + multipliers[symbols.at(-1)!]!;
  return Math.max(1, Math.floor((base * twice + 1000) / 2000)); // Half up.
};

export const makePool = (
  { sets }: Setup,
  copiesFor: (card: Entry) => number,
  staleFor: (card: Entry) => number,
): Pool => {
  const chunks: number[][] = [];
  const tally = sets.map(() => [0]);
  for (const cards of sets)
    for (const card of cards) {
      const held = copiesFor(card);
      const level = staleFor(card);
      chunks[card.chunk] ??= [0, 0, 0];
      const chunk = chunks[card.chunk]!;
      chunk.push(packed(held, level));
      chunk[ENTRIES]! += held;
      if (level === 0) chunk[FRESH]! += held;
      else chunk[STALE_CARDS]! += 1;
      add(tally[card.set]!, level, held);
    }
  return { chunks, tally, depths: null };
};

/** A row that may be written to: that of `from` is copied first, and no other. */
const own = (rows: (readonly number[])[], from: readonly (readonly number[])[], at: number): number[] => {
  const row = from[at]!;
  if (rows[at] === row) rows[at] = row.slice();
  return rows[at] as number[];
};

/** After an offer: a copy of the card that was taken leaves for good (−1 for none), each that was passed over grows stale (R6). */
export const settle = (
  { cards, tuning }: Setup,
  pool: Pool,
  taken: number,
  passed: readonly number[],
  skipped: number,
): Pool => {
  const chunks = pool.chunks.slice();
  const tally = pool.tally.slice();
  let { depths } = pool;
  if (taken >= 0) {
    const { set, tags, chunk: place, at } = cards[taken]!;
    const chunk = own(chunks, pool.chunks, place);
    const level = staleOf(chunk[at]!);
    chunk[at]! -= 1;
    chunk[ENTRIES]! -= 1;
    if (level === 0) chunk[FRESH]! -= 1;
    own(tally, pool.tally, set)[level]! -= 1;
    if (depths) depths = depthsWithout(depths, tags, copiesOf(chunk[at]!) === 0);
  }
  for (let n = 0; n < passed.length; n += 1) {
    if (n === skipped) continue;
    const { set, chunk: place, at } = cards[passed[n]!]!;
    const chunk = own(chunks, pool.chunks, place);
    const held = copiesOf(chunk[at]!);
    const level = staleOf(chunk[at]!);
    const next = level + tuning.staleBy;
    chunk[at] = packed(held, next);
    if (level === 0 && next > 0) {
      chunk[FRESH]! -= held;
      chunk[STALE_CARDS]! += 1;
    }
    const counts = own(tally, pool.tally, set);
    counts[level]! -= held;
    add(counts, next, held);
  }
  return { chunks, tally, depths };
};

/** R5: base copies of every card of a part of the pool, fresh; what was there of them is fresh again too. */
export const refill = (setup: Setup, pool: Pool, part: Places): Pool => {
  const wanted = part.map((places) => new Set(places));
  return makePool(
    setup,
    (card) => copiesOfCard(pool, card) + (wanted[card.set]!.has(card.place) ? card.base : 0),
    (card) => (wanted[card.set]!.has(card.place) ? 0 : staleOfCard(pool, card)),
  );
};

const fresherChunk = (from: Chunk, by: number): Chunk => {
  if (from[STALE_CARDS] === 0) return from;
  const chunk = from.slice();
  for (let at = firstAt; at < chunk.length; at += 1) {
    const card = chunk[at]!;
    const level = staleOf(card);
    if (level === 0) continue;
    chunk[at] = packed(copiesOf(card), Math.max(0, level - by));
    if (level > by) continue;
    chunk[FRESH]! += copiesOf(card);
    chunk[STALE_CARDS]! -= 1;
  }
  return chunk;
};

const fresherTally = (before: readonly number[], by: number): readonly number[] => {
  // A tally reaches as far as the stalest card.
  if (before.length === 1) return before;
  const after = by < before.length ? before.slice(by) : [0];
  for (let level = 0; level < by && level < before.length; level += 1) after[0]! += before[level]!;
  return after;
};

/** After a dreamscape every card is fresher, by 1 where nothing else is said (R6). */
export const freshen = (pool: Pool, by = 1): Pool => {
  const chunks = pool.chunks.slice();
  for (let i = 0; i < chunks.length; i += 1) chunks[i] = fresherChunk(chunks[i]!, by);
  const tally = pool.tally.slice();
  for (let set = 0; set < tally.length; set += 1) tally[set] = fresherTally(tally[set]!, by);
  return { chunks, tally, depths: pool.depths };
};

const NONE: readonly number[] = [];

/** The entries of a part of one set by staleness: kept for the whole, counted for the rest. */
export const tallyIn = (setup: Setup, pool: Pool, part: Places, set: number): readonly number[] => {
  if (part === setup.all) return pool.tally[set]!;
  const places = part[set]!;
  if (places.length === 0) return NONE;
  const tally = [0];
  const cards = setup.sets[set]!;
  for (let i = 0; i < places.length; i += 1) {
    const card = cards[places[i]!]!;
    add(tally, staleOfCard(pool, card), copiesOfCard(pool, card));
  }
  return tally;
};

/** How many entries a part of the pool has, and how many different cards. */
export const sizeOf = (
  { sets }: Setup,
  pool: Pool,
  part: Places,
): { readonly entries: number; readonly names: number } => {
  let entries = 0;
  let names = 0;
  for (let set = 0; set < part.length; set += 1) {
    const places = part[set]!;
    for (let i = 0; i < places.length; i += 1) {
      const held = copiesOfCard(pool, sets[set]![places[i]!]!);
      entries += held;
      if (held > 0) names += 1;
    }
  }
  return { entries, names };
};

/** How many entries of the pool carry each tag, and after them how many names. */
export const depthsOf = ({ cards }: Setup, pool: Pool): readonly number[] => {
  if (pool.depths) return pool.depths;
  const depths = new Array<number>(2 * TAGS.length).fill(0);
  for (const card of cards) {
    const held = copiesOfCard(pool, card);
    if (held === 0) continue;
    for (let left = card.tags; left !== 0; left &= left - 1) {
      const tag = 31 - Math.clz32(left & -left);
      depths[tag]! += held;
      depths[TAGS.length + tag]! += 1;
    }
  }
  return depths;
};

const depthsWithout = (before: readonly number[], tags: number, isLast: boolean): readonly number[] => {
  if (tags === 0) return before;
  const depths = before.slice();
  for (let left = tags; left !== 0; left &= left - 1) {
    const tag = 31 - Math.clz32(left & -left);
    depths[tag]! -= 1;
    if (isLast) depths[TAGS.length + tag]! -= 1;
  }
  return depths;
};
