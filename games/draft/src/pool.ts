import { halfUpDiv, openStream, type Seed } from '@lockstep/kernel';
import { SET_SYMBOLS } from './sets.ts';
import type { Entry, Places, Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RESONANCES } from './vocabulary.ts';

/** How many entries there are of each staleness. */
const tallyOf = (copies: readonly number[], stale: readonly number[]): readonly number[] => {
  const tally = [0];
  for (let place = 0; place < copies.length; place += 1) {
    const level = stale[place]!;
    while (tally.length <= level) tally.push(0);
    tally[level]! += copies[place]!;
  }
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
  const [first, second] = SET_SYMBOLS[set]!;
  if (base === 0 || first === undefined) return base;
  const twice = multipliers[first]! + multipliers[second ?? first]!;
  return Math.max(1, halfUpDiv(base * twice, 2000));
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

/** After an offer: a copy of the card that was taken leaves for good (−1 for none), each that was passed over grows stale by 1 (R6). */
export const settle = (
  { cards }: Setup,
  pool: Pool,
  taken: number,
  passed: readonly number[],
  skipped: number,
): Pool => {
  const copies = pool.copies.slice();
  const stale = passed.length > 0 ? pool.stale.slice() : pool.stale;
  const tally = pool.tally.slice();
  if (taken >= 0) {
    const { set, place } = cards[taken]!;
    own(copies, pool.copies, set)[place]! -= 1;
    own(tally, pool.tally, set)[pool.stale[set]![place]!]! -= 1;
  }
  for (let i = 0; i < passed.length; i += 1) {
    if (i === skipped) continue;
    const { set, place } = cards[passed[i]!]!;
    const levels = own(stale as (readonly number[])[], pool.stale, set);
    const counts = own(tally, pool.tally, set);
    const level = levels[place]!;
    const held = copies[set]![place]!;
    levels[place] = level + 1;
    counts[level]! -= held;
    if (counts.length === level + 1) counts.push(0);
    counts[level + 1]! += held;
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

/** After a dreamscape every card is fresher by 1 (R6). */
export const freshen = (pool: Pool): Pool => {
  const stale = pool.stale.map((levels) =>
    levels.some((level) => level > 0) ? levels.map((level) => Math.max(0, level - 1)) : levels,
  );
  return {
    copies: pool.copies,
    stale,
    tally: stale.map((levels, set) =>
      levels === pool.stale[set] ? pool.tally[set]! : tallyOf(pool.copies[set]!, levels),
    ),
  };
};

/** The entries of a part of the pool by staleness: kept for the whole, counted for the rest. */
export const tallyIn = (setup: Setup, pool: Pool, part: Places): Pool['tally'] =>
  part === setup.all
    ? pool.tally
    : part.map((places, set) =>
        places.length === 0
          ? NONE
          : tallyOf(
              places.map((place) => pool.copies[set]![place]!),
              places.map((place) => pool.stale[set]![place]!),
            ),
      );

const NONE: readonly number[] = [];

/** How many entries a part of the pool has, and how many different cards. */
export const sizeOf = (pool: Pool, part: Places): { readonly entries: number; readonly names: number } => {
  let entries = 0;
  let names = 0;
  part.forEach((places, set) => {
    for (const place of places) {
      const held = pool.copies[set]![place]!;
      entries += held;
      if (held > 0) names += 1;
    }
  });
  return { entries, names };
};
