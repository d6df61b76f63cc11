import type { Outcome } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import { SEAT, SEAT_SIZE, type State } from './state.ts';

/** From seat 0's side: scores say who won, 1 to 0, and a draw is 0 to 0 since a quest goes on only after a win (B6). */
export const outcome = (setup: Setup, state: State): Outcome | undefined => {
  const { winner } = state;
  if (winner < 0) return undefined;
  const points = state.seats[winner * SEAT_SIZE + SEAT.points];
  const reason = winner === 2 ? 'turns' : points! >= setup.seats[winner]!.pointsToWin ? 'points' : 'turns';
  return {
    result: winner === 0 ? 'won' : winner === 1 ? 'lost' : 'drawn',
    reason,
    scores: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
  };
};
