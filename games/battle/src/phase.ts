import type { Battle } from './context.ts';
import type { Phase } from './state.ts';

export const nextPhase = (b: Battle, phase: Phase): void => {
  b.s.phase = phase;
};
