import { openStream, type Position, type Seat, type Seed, shuffled } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

const UNKNOWN: readonly number[] = Object.freeze([]);

const withOrder = (setup: Setup, state: State, order: readonly number[]): Position<Setup, State> => {
  const position = copy(state);
  position.order = order;
  return { setup, state: position };
};

/** Which cards are in the Reserve was seen in the draft; their order was not. */
export const mask = (setup: Setup, state: State): Position<Setup, State> => withOrder(setup, state, UNKNOWN);

export const resample = (setup: Setup, state: State, _seat: Seat, seed: Seed): Position<Setup, State> =>
  withOrder(setup, state, shuffled(openStream(seed, 'reserve'), state.order.length));
