import { type Game, type Lines, Refusal, type Search } from '@lockstep/kernel';

export interface Searcher<State, Action> {
  /** Whether some line of the family scores at least so much from here; the line is left in `found`, last action first. */
  reaches(state: State, score: number, found?: Action[]): boolean;
  bound(state: State): number;
}

/**
 * Depth-first and exact. A state is given up when its bound is too low, or when the same key already failed with no larger cost.
 * What failed is remembered for one score at a time, since it says nothing about a lower one.
 */
export const searcher = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  lines: Lines<Setup, State, Action>,
  setup: Setup,
): Searcher<State, Action> => {
  let failed = new Map<number, number>();
  let wanted = 0;

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
      if (score !== wanted) {
        wanted = score;
        failed = new Map();
      }
      return explore(state, found);
    },
  };
};
