import type { Seat } from '@lockstep/kernel';
import type { Battle } from './context.ts';

/** Turns alternate, so every time a text speaks of is the number of a turn. */
const beforeStart = ({ s }: Battle): boolean => s.phase === 'opening';
const beforeJudgment = ({ s }: Battle): boolean =>
  s.phase === 'opening' || s.phase === 'start' || s.phase === 'judgment';

/** The next turn of a seat to begin. */
export const nextTurn = (b: Battle, seat: Seat): number => {
  const { turn, active } = b.s;
  if (active !== seat) return turn + 1;
  return beforeStart(b) ? turn : turn + 2;
};

/** B31: the turn of the next Judgment of either seat. */
export const nextJudgment = (b: Battle): number => (beforeJudgment(b) ? b.s.turn : b.s.turn + 1);

/** The turn of a seat's next Judgment. */
export const ownJudgment = (b: Battle, seat: Seat): number =>
  beforeJudgment(b) && b.s.active === seat ? b.s.turn : nextTurn(b, seat);
