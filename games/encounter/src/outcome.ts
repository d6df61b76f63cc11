import type { Outcome } from '@lockstep/kernel';
import { beatOf } from './beat.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const RESULTS = [undefined, 'won', 'lost', 'drawn'] as const;
const SCORES = [[], [2, 0], [0, 2], [1, 1]] as const;

/** For the heroes; the reason is the beat the scene ended in. */
export const outcome = (setup: Setup, state: State): Outcome | undefined => {
  const result = RESULTS[state.result];
  return result && { result, reason: beatOf(setup, state).id, scores: SCORES[state.result]! };
};
