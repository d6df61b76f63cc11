import type { Outcome } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const LOST: Outcome = Object.freeze({ result: 'lost', reason: 'turns-used-up', scores: Object.freeze([0]) });

/** By turns left: a win scores one more than them, so that any win beats a loss. */
const WON: readonly Outcome[] = Array.from({ length: 12 }, (_, turnsLeft) =>
  Object.freeze({ result: 'won', reason: 'unlocked', scores: Object.freeze([turnsLeft + 1]) }),
);

export const outcome = ({ script }: Setup, state: State): Outcome | undefined => {
  if (state.resistance === 0) return WON[script.turns - state.turn + 1];
  return state.turn > script.turns ? LOST : undefined;
};
