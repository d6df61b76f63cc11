import type { Position, Seat, Seed } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

/** What is in the pile is known, which of it comes next is not. */
export const mask = (setup: Setup, state: State, _seat: Seat): Position<Setup, State> => {
  const seen = copy(state);
  seen.seed = null;
  return { setup, state: seen };
};

export const resample = (setup: Setup, state: State, _seat: Seat, seed: Seed): Position<Setup, State> => {
  const drawn = copy(state);
  drawn.seed = seed;
  return { setup, state: drawn };
};
