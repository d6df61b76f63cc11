import type { Seat } from '@lockstep/kernel';
import { type Battle, seatField } from './context.ts';
import { SEAT } from './state.ts';

/** B15: both are public, so an open or shut window tells nothing about the hand. */
export const opensWindow = (b: Battle, seat: Seat): boolean =>
  b.s.hands[seat]!.length > 0 && seatField(b, seat, SEAT.energy) > 0;
