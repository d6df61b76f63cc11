import type { Seat } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import { type MutableState, SEAT_SIZE } from './state.ts';

/** One step being carried out: the setup, the state that is written on, and who is told. */
export interface Battle {
  readonly setup: Setup;
  readonly s: MutableState;
  log: Event[] | undefined;
  /** B39: a step on what a seat can know ends where a secret would decide. */
  halted: boolean;
}

export const seatField = (b: Battle, seat: Seat, field: number): number => b.s.seats[seat * SEAT_SIZE + field]!;

export const setSeatField = (b: Battle, seat: Seat, field: number, value: number): void => {
  b.s.seats[seat * SEAT_SIZE + field] = value;
};

/** What comes next is a secret: nothing more is told, and the step ends. */
export const halt = (b: Battle): void => {
  b.halted = true;
  b.log = undefined;
};
