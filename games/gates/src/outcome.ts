import type { Outcome } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import { isWon, type State } from './state.ts';

/** Cleared when every gate is at 0, with a point for every turn left; failed when the budget is used up. */
export const outcome = (setup: Setup, state: State): Outcome | undefined => {
  const { turns } = setup.script;
  if (isWon(state)) return { result: 'won', reason: 'cleared', scores: [turns - state.turn + 2] };
  return state.turn > turns ? { result: 'lost', reason: 'turns-used-up', scores: [0] } : undefined;
};
