import { type Game, LIMITS, type Lines, Refusal, type Search } from '@lockstep/kernel';

/** A search that would take too long: what it had found out when it stopped. */
export class GaveUp extends Error {
  /** No line scores more, proven. */
  readonly atMost: number;
  constructor(atMost: number) {
    super(`the search gave up after ${LIMITS.searchSteps} steps; no line scores more than ${atMost}`);
    this.name = 'GaveUp';
    this.atMost = atMost;
  }
}

export interface Searcher<State, Action> {
  /** Whether some line of the family scores at least so much from here; the line is left in `found`, last action first. */
  reaches(state: State, score: number, found?: Action[]): boolean;
  bound(state: State): number;
}

/**
 * Depth-first and exact. A state is given up when its bound is too low, or when the same key already failed with no larger cost.
 * What failed is remembered for one score at a time, since it says nothing about a lower one. It gives up after a number of steps,
 * not of seconds, so that every machine gives up at the same place.
 */
export const searcher = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  lines: Lines<Setup, State, Action>,
  setup: Setup,
): Searcher<State, Action> => {
  let failed = new Map<number, number>();
  let wanted = 0;
  let steps = 0;

  const explore = (state: State, found: Action[] | undefined): boolean => {
    const ended = game.outcome(setup, state);
    if (ended) return ended.scores[0]! >= wanted;
    if (lines.bound(setup, state) < wanted) return false;
    const key = lines.key(setup, state);
    const cost = search.cost(setup, state);
    const before = failed.get(key);
    if (before !== undefined && before <= cost) return false;
    for (const action of game.legal(setup, state, 0)) {
      if (!lines.allows(setup, state, action)) continue;
      steps += 1;
      if (steps > LIMITS.searchSteps) throw new GaveUp(wanted);
      const next = game.step(setup, state, 0, action);
      if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
      if (explore(next, found)) {
        found?.push(action);
        return true;
      }
    }
    failed.set(key, cost);
    return false;
  };

  return {
    bound: (state) => lines.bound(setup, state),
    reaches: (state, score, found) => {
      steps = 0;
      if (score !== wanted) {
        wanted = score;
        failed = new Map();
      }
      return explore(state, found);
    },
  };
};
