import type { Seat } from '@lockstep/kernel';
import type { Battle } from './context.ts';
import { FATE, FR, FR_SIZE, NOT_ASKED } from './state.ts';

/** A frame for the records from `first` to `last`, on top of those that are resolving. */
export const pushFrame = (b: Battle, first: number, last: number, seat: Seat, def: number): number[] => {
  const frame = new Array<number>(FR_SIZE).fill(0);
  frame[FR.pc] = first;
  frame[FR.end] = last;
  frame[FR.seat] = seat;
  frame[FR.inst] = -1;
  frame[FR.def] = def;
  frame[FR.fate] = FATE.none;
  frame[FR.cost] = -1;
  frame[FR.itInst] = -1;
  frame[FR.itDef] = -1;
  frame[FR.foresee] = -1;
  frame[FR.picked] = NOT_ASKED;
  b.s.frames.push(frame);
  b.s.work += 1;
  return frame;
};
