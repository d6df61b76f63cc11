import { openStream, type Seed } from '@lockstep/kernel';
import { SET_SYMBOLS } from './sets.ts';
import type { Entry, Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RESONANCES } from './vocabulary.ts';

const add = (tally: number[], level: number, entries: number): void => {
  while (tally.length <= level) tally.push(0);
  tally[level]! += entries;
};

/** How many entries there are of each staleness. */
const tallyOf = (copies: readonly number[], stale: readonly number[]): readonly number[] => {
  const tally = [0];
  for (let place = 0; place < copies.length; place += 1) add(tally, stale[place]!, copies[place]!);
  return tally;
};

/** R2: each resonance's multiplier, uniform over the range, in thousandths. */
export const drawMultipliers = ({ tuning }: Setup, seed: Seed): readonly number[] => {
  const stream = openStream(seed, 'pool');
  const range = tuning.varianceMax - tuning.varianceMin + 1;
  return RESONANCES.map(() => tuning.varianceMin + stream.below(range));
};

/** RES "Pool Generation": scaled, half up, at least one; a dual card by the average; a neutral one as it is. */
export const copiesOf = ({ set, base }: Entry, multipliers: readonly number[]): number => {
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
  const copies = sets.map((cards) => cards.map(copiesFor));
  const stale = sets.map((cards) => cards.map(staleFor));
  return { copies, stale, tally: copies.map((row, set) => tallyOf(row, stale[set]!)) };
};

const own = (rows: (readonly number[])[], from: readonly (readonly number[])[], set: number): number[] => {
  if (rows[set] === from[set]) rows[set] = from[set]!.slice();
  return rows[set] as number[];
};

/** After an offer: a copy of the card that was taken leaves for good (−1 for none), each that was passed over grows stale (R6). */
export const settle = (
  { cards, tuning }: Setup,
  pool: Pool,
  taken: number,
  passed: readonly number[],
  skipped: number,
): Pool => {
  const copies = taken >= 0 ? pool.copies.slice() : pool.copies;
  const stale = passed.length > 0 ? pool.stale.slice() : pool.stale;
  const tally = pool.tally.slice();
  if (taken >= 0) {
    const { set, place } = cards[taken]!;
    own(copies as (readonly number[])[], pool.copies, set)[place]! -= 1;
    own(tally, pool.tally, set)[pool.stale[set]![place]!]! -= 1;
  }
  for (let i = 0; i < passed.length; i += 1) {
    if (i === skipped) continue;
    const { set, place } = cards[passed[i]!]!;
    const levels = own(stale as (readonly number[])[], pool.stale, set);
    const counts = own(tally, pool.tally, set);
    const level = levels[place]!;
    const held = copies[set]![place]!;
    const next = level + tuning.staleBy;
    levels[place] = next;
    counts[level]! -= held;
    add(counts, next, held);
  }
  return { copies, stale, tally };
};

/** R5: base copies of every card of a part of the pool, fresh; what was there of them is fresh again too. */
export const refill = ({ sets }: Setup, pool: Pool, part: Places): Pool => {
  const copies = pool.copies.slice();
  const stale = pool.stale.slice();
  const tally = pool.tally.slice();
  part.forEach((places, set) => {
    if (places.length === 0) return;
    const held = own(copies, pool.copies, set);
    const levels = own(stale, pool.stale, set);
    for (const place of places) {
      held[place]! += sets[set]![place]!.base;
      levels[place] = 0;
    }
    tally[set] = tallyOf(held, levels);
  });
  return { copies, stale, tally };
};

const fresher = (levels: readonly number[], by: number): readonly number[] => {
  const less = levels.slice();
  for (let place = 0; place < less.length; place += 1) less[place] = Math.max(0, less[place]! - by);
  return less;
};

/** After a dreamscape every card is fresher, by 1 where nothing else is said (R6). */
export const freshen = (pool: Pool, by = 1): Pool => {
  const stale = pool.stale.slice();
  const tally = pool.tally.slice();
  for (let set = 0; set < stale.length; set += 1) {
    const before = tally[set]!;
    // A tally reaches as far as the stalest card.
    if (before.length === 1) continue;
    stale[set] = fresher(stale[set]!, by);
    const after = by < before.length ? before.slice(by) : [0];
    for (let level = 0; level < by && level < before.length; level += 1) after[0]! += before[level]!;
    tally[set] = after;
  }
  return { copies: pool.copies, stale, tally };
};

const NONE: readonly number[] = [];

/** The entries of a part of the pool by staleness: kept for the whole, counted for the rest. */
export const tallyIn = (setup: Setup, pool: Pool, part: Places): Pool['tally'] =>
  part === setup.all
    ? pool.tally
    : part.map((places, set) => {
        if (places.length === 0) return NONE;
        const copies = pool.copies[set]!;
        const stale = pool.stale[set]!;
        const tally = [0];
        for (let i = 0; i < places.length; i += 1) add(tally, stale[places[i]!]!, copies[places[i]!]!);
        return tally;
      });

/** How many entries a part of the pool has, and how many different cards. */
export const sizeOf = (pool: Pool, part: Places): { readonly entries: number; readonly names: number } => {
  let entries = 0;
  let names = 0;
  for (let set = 0; set < part.length; set += 1) {
    const places = part[set]!;
    const copies = pool.copies[set]!;
    for (let i = 0; i < places.length; i += 1) {
      const held = copies[places[i]!]!;
      entries += held;
      if (held > 0) names += 1;
    }
  }
  return { entries, names };
};
