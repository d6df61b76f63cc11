import { battle } from '@lockstep/battle';
import { draft } from '@lockstep/draft';
import type { Position, Seat, Seed } from '@lockstep/kernel';
import { battleOf } from './fight.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

/** What will be drawn, and in a battle what its own rules hide. */
export const mask = (setup: Setup, state: State, seat: Seat): Position<Setup, State> => {
  const seen = copy(state);
  seen.seed = null;
  seen.draft = draft.mask(setup.draft, state.draft, 0).state;
  if (state.battle) seen.battle = battle.mask(battleOf(setup, state.fight!), state.battle, seat).state;
  return { setup, state: seen };
};

export const resample = (setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State> => {
  const drawn = copy(state);
  drawn.seed = seed;
  drawn.draft = draft.resample(setup.draft, state.draft, 0, seed).state;
  if (state.battle) drawn.battle = battle.resample(battleOf(setup, state.fight!), state.battle, seat, seed).state;
  return { setup, state: drawn };
};
