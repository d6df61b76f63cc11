import type { Finished } from './entry.ts';
import type { Ref } from './ref.ts';
import type { RunOf, Types } from './types.ts';

/** Under which names tries are recorded: `game` keeps ways of playing apart, `name` one puzzle from another. */
export interface Ledger {
  readonly game: string;
  readonly name: string;
}

/** What is kept of a game that ended. */
export type Result = Pick<Finished, 'won' | 'merit' | 'facts'>;

/** The only author of a game's records. */
export interface Recorder<G extends Types> {
  /** Every `Ledger.game` there is, where ways of playing one puzzle are kept apart: a solution seen in one is known in all. */
  readonly ledgers?: readonly string[];
  /** Null where nothing is recorded: a seed or a pack the player chose, a lesson, a file. */
  ledger(ref: Ref, setup: G['setup']): Ledger | null;
  entry(run: RunOf<G>): Result;
  /** Of two entries of one ledger. Without it the merit decides, most telling number first. */
  better?(a: Finished, b: Finished): boolean;
  /** An entry of an earlier version in today's form. */
  upgrade?(entry: Finished): Finished;
}

/** Entries are compared number by number; more is better. */
export const byMerit = (a: Finished, b: Finished): boolean => {
  const at = a.merit.findIndex((merit, i) => merit !== b.merit[i]);
  return at >= 0 && a.merit[at]! > (b.merit[at] ?? Number.NEGATIVE_INFINITY);
};

/** Only the published edition with chance that was not chosen counts. */
export const isPlain = ({ seed, pack }: Ref): boolean => seed === null && pack === null;
