import type { Outcome } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const WON = 100;

/** A run won is worth more the fewer turns it took; one that is lost or let go is worth nothing. */
export const outcome = (_setup: Setup, state: State): Outcome | undefined => {
  if (state.ended === null) return undefined;
  const used = state.turns.reduce((sum, turns) => sum + turns, 0);
  if (state.ended === 'won') return { result: 'won', reason: 'won', scores: [Math.max(1, WON - used)] };
  return { result: 'lost', reason: state.ended, scores: [0] };
};
