import type { Seat } from '@lockstep/kernel';
import type { Battle } from './context.ts';
import { otherSeat, type Phase, type State } from './state.ts';

export const nextPhase = (b: Battle, phase: Phase): void => {
  b.s.phase = phase;
};

/** Phases of a turn before its Judgment is over. */
const BEFORE: readonly Phase[] = ['redraw-first', 'redraw-second', 'opening', 'start', 'judgment'];

/** Who judges next: the active seat where its Judgment is still to come, else the other. */
export const nextJudge = ({ phase, active }: State): Seat => (BEFORE.includes(phase) ? active : otherSeat(active));
