import { copiesOfCard, staleOfCard } from './pool.ts';
import type { Entry, Setup } from './setup.ts';
import type { Pool, State } from './state.ts';

type Rows = readonly (readonly number[])[];

/** A pool as it is sealed: by set of symbols, of each card its copies and its staleness, and of each staleness how many entries there are. */
interface WrittenPool {
  readonly copies: Rows;
  readonly stale: Rows;
  readonly tally: Rows;
}

/** The numbers of a set: in the row they were written in before, if it says the same. */
const rowOf = (
  length: number,
  numberAt: (i: number) => number,
  before: readonly number[] | undefined,
): readonly number[] => {
  let same = 0;
  if (before?.length === length) while (same < length && before[same] === numberAt(same)) same += 1;
  if (before !== undefined && same === length && before.length === length) return before;
  const row: number[] = [];
  for (let i = 0; i < length; i += 1) row.push(numberAt(i));
  return row;
};

const rowsOf = (setup: Setup, numberOf: (card: Entry) => number, before: Rows): Rows =>
  setup.sets.map((cards, set) => rowOf(cards.length, (i) => numberOf(cards[i]!), before[set]));

/** The pool that was written last: a step leaves most sets as they were, and their rows are then the same. */
let last: Pool = { chunks: [], tally: [], depths: null };
let written: WrittenPool = { copies: [], stale: [], tally: [] };

/** A pool by rows: what was written last is kept. */
export const rowsOfPool = (setup: Setup, pool: Pool): WrittenPool => {
  if (pool.chunks === last.chunks) return written;
  written = {
    copies: rowsOf(setup, (card) => copiesOfCard(pool, card), written.copies),
    stale: rowsOf(setup, (card) => staleOfCard(pool, card), written.stale),
    tally: pool.tally,
  };
  last = pool;
  return written;
};

/** The state as it is sealed: the pool as plain rows by set. */
export const makeState = (setup: Setup, state: State): Omit<State, 'pool'> & { readonly pool: WrittenPool } => ({
  ...state,
  pool: rowsOfPool(setup, state.pool),
});
