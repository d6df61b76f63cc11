import { Refusal, type Seat } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import { isWindow, mover } from './legal.ts';
import type { Setup } from './setup.ts';
import { otherSeat, type State } from './state.ts';
import { step } from './step.ts';
import { type SeatView, view } from './view.ts';

/** B39: what an action comes to where the other seat lets it happen. */
export interface Outlook {
  /** The other seat may answer it (B15). */
  readonly answerable: boolean;
  readonly seats: readonly Pick<SeatView, 'points' | 'energy' | 'total' | 'gains' | 'row'>[];
}

const PASS = makeAction('pass');

/** The step itself, and a pass in the window it opens. */
export const explain = (setup: Setup, state: State, seat: Seat, action: Action): Outlook | null => {
  const enemy = otherSeat(seat);
  let next = step(setup, state, seat, action);
  let answerable = false;
  while (!(next instanceof Refusal) && next.ask.length === 0 && isWindow(next) && mover(next) === enemy) {
    answerable = true;
    next = step(setup, next, enemy, PASS);
  }
  if (next instanceof Refusal) return null;
  const { seats } = view(setup, next, seat);
  return {
    answerable,
    seats: seats.map(({ points, energy, total, gains, row }) => ({ points, energy, total, gains, row })),
  };
};
