import type { PastRun } from './meta.ts';
import { EDITIONS, type Edition } from './shelf.ts';

/** What all runs with one host have come to. */
export interface RunStatistics {
  readonly edition: Edition;
  readonly played: number;
  readonly won: number;
  /** How many ended in each act without clearing it, the first act first. */
  readonly endedIn: readonly number[];
  /** The fewest turns of a run that was won; null while none was. */
  readonly fewestTurns: number | null;
}

const ACTS = 3;

/** Of each host that was played: how far runs went, and the shortest that was won. A run that teaches is left out. */
export const runStatistics = (runs: readonly PastRun[]): readonly RunStatistics[] =>
  EDITIONS.flatMap((edition) => {
    const mine = runs.filter((run) => run.edition === edition && !run.teaches);
    if (mine.length === 0) return [];
    const won = mine.filter(({ facts }) => facts.won === 1);
    const lost = mine.filter(({ facts }) => facts.won !== 1);
    return [
      {
        edition,
        played: mine.length,
        won: won.length,
        endedIn: Array.from({ length: ACTS }, (_, act) => lost.filter(({ facts }) => facts.acts === act).length),
        fewestTurns: won.length === 0 ? null : Math.min(...won.map(({ facts }) => facts.turns)),
      },
    ];
  });
