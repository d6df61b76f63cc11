import type { Outcome } from '@lockstep/kernel';
import { archetypeOf, scoreOf } from './profile.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** R11: finished, with what the deck became and its score. */
export const outcome = (setup: Setup, state: State): Outcome | undefined =>
  state.stop < setup.stops.length
    ? undefined
    : {
        result: 'finished',
        reason: archetypeOf(setup, state.profile),
        scores: [scoreOf(setup, state.deck, state.profile)],
      };
