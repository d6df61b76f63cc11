import type { Everyone } from '../everyone.ts';
import type { Matches } from '../match/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Ranked } from '../ranked/ranked.ts';
import type { openPuzzles } from '../results/puzzles.ts';
import type { Store } from '../store/store.ts';

/** What the routes of the API stand on. */
export interface Context {
  readonly store: Store;
  readonly puzzles: ReturnType<typeof openPuzzles>;
  readonly everyone: Everyone;
  readonly matches: Matches;
  readonly ranked: Ranked;
  /** Figures about ranked deals. */
  readonly everyoneRanked: Everyone;
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  now(): number;
}
