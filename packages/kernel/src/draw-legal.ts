import type { Game, Seat } from './contract.ts';
import type { Chance } from './stream.ts';

/** A legal action, each as likely; the same one for the same number drawn, whether the game lists them all or not (K10). */
export const drawLegal = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Chance,
): Action | undefined => {
  if (game.drawLegal) return game.drawLegal(setup, state, seat, chance);
  const legal = game.legal(setup, state, seat);
  return legal.length === 0 ? undefined : legal[chance.below(legal.length)];
};
