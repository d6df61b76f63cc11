import type { Game } from './contract.ts';

/** A state as the chain folds it and the seal covers it. */
export const makeState = <Setup, State, Action, Event, View>(
  game: Pick<Game<Setup, State, Action, Event, View>, 'makeState'>,
  setup: Setup,
  state: State,
): unknown => (game.makeState ? game.makeState(setup, state) : state);
