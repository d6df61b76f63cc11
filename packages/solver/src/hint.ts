import type { Game, Search } from '@lockstep/kernel';
import { best } from './best.ts';

/** Only what was asked for: the best score still open, then one word of the next action, then the whole line. */
export interface Hint {
  readonly level: 'nudge' | 'card' | 'line';
  readonly score: number;
  readonly card?: string;
  readonly line?: readonly string[];
}

/**
 * A hint keeps to a family of lines that needs no secret (Protocol: lines without a SCAN), on the state the player can know.
 */
export const hint = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  family: string,
  setup: Setup,
  state: State,
  level: Hint['level'],
): Hint => {
  const known = game.mask(setup, state, 0);
  const found = best(game, search, family, known.setup, known.state);
  const line = found.line.map((action) => game.format(setup, action));
  const card = search.keyWord(setup, found.line);
  if (level === 'nudge') return { level, score: found.score };
  if (level === 'card') return { level, score: found.score, ...(card === undefined ? {} : { card }) };
  return { level, score: found.score, line };
};
