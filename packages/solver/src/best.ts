import { type AnyGame, type Game, type Lines, Refusal, type Search } from '@lockstep/kernel';
import { searcher } from './reach.ts';

export interface Best<Action> {
  readonly score: number;
  /** One line that reaches it; empty when none wins. */
  readonly line: readonly Action[];
}

const linesOf = <Setup, State, Action>(
  game: AnyGame,
  search: Search<Setup, State, Action>,
  family: string,
): Lines<Setup, State, Action> => {
  const lines = search.lines[family];
  if (!lines) throw new RangeError(`${game.id} has no lines called "${family}"`);
  return lines;
};

/** The best score a family of lines has from here, proven, and one line that reaches it. */
export const best = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  family: string,
  setup: Setup,
  state: State,
): Best<Action> => {
  const seeker = searcher(game, search, linesOf(game, search, family), setup);
  const found: Action[] = [];
  const ended = game.outcome(setup, state);
  if (ended) return { score: ended.scores[0]!, line: [] };
  for (let score = seeker.bound(state); score > 0; score -= 1)
    if (seeker.reaches(state, score, found)) return { score, line: found.reverse() };
  return { score: 0, line: [] };
};

/** The best score of every first action, in their order; 0 where the family does not allow it. */
export const firstScores = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  family: string,
  setup: Setup,
  state: State,
): readonly number[] => {
  const lines = linesOf(game, search, family);
  return game.legal(setup, state, 0).map((action) => {
    if (!lines.allows(setup, state, action)) return 0;
    const next = game.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
    return best(game, search, family, setup, next).score;
  });
};
