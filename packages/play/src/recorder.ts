import type { Entry, FinishedTry } from './entry.ts';
import type { Options, Ref } from './ref.ts';
import type { RunOf, Types } from './types.ts';

/** Under which names tries are recorded: `game` keeps ways of playing apart, `name` one puzzle from another. */
export interface Ledger {
  readonly game: string;
  readonly name: string;
}

/** What is kept of a game that ended. */
export type Result = Pick<FinishedTry, 'won' | 'merit' | 'facts'>;

/** The only author of a game's records. */
export interface Recorder<G extends Types> {
  /** Every `Ledger.game` there is, where ways of playing one puzzle are kept apart: a solution seen in one is known in all. */
  readonly ledgers?: readonly string[];
  /** Null where nothing is recorded: a seed or a pack the player chose, a lesson, a file. */
  ledger(ref: Ref, setup: G['setup']): Ledger | null;
  /** The ledger of a way of playing that shows what this one hides: once a try of that was begun, this one is practice. */
  shownBy?(ledger: Ledger): Ledger | null;
  /** Only the first try counts; every later one is practice. */
  once?(ledger: Ledger): boolean;
  /** What was chosen last: it is chosen again where nothing else is. */
  chosen?(entries: readonly Entry[]): Options;
  entry(run: RunOf<G>): Result;
  /** Of two entries of one ledger. Without it the merit decides, most telling number first. */
  better?(a: FinishedTry, b: FinishedTry): boolean;
  /** An entry of an earlier version in today's form. */
  upgrade?(entry: FinishedTry): FinishedTry;
}

/** Entries are compared number by number; more is better. */
export const byMerit = (a: FinishedTry, b: FinishedTry): boolean => {
  const at = a.merit.findIndex((merit, i) => merit !== b.merit[i]);
  return at >= 0 && a.merit[at]! > (b.merit[at] ?? Number.NEGATIVE_INFINITY);
};

/** Whether a try that ended has shown what this ledger hides, or was the one that counts. */
export const isShown = <G extends Types>(
  entries: readonly Entry[],
  { shownBy, once }: Pick<Recorder<G>, 'shownBy' | 'once'>,
  ledger: Ledger,
): boolean => {
  const other = once?.(ledger) ? ledger : shownBy?.(ledger);
  return entries.some(({ kind, game, daily }) => kind === 'finished' && game === other?.game && daily === other.name);
};

/** Only the published edition with chance that was not chosen counts. */
export const isPlain = ({ seed, pack }: Ref): boolean => seed === null && pack === null;
