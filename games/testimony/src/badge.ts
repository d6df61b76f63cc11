import { contestedCards } from './counter.ts';
import { outcome, playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Badge } from './vocabulary.ts';

export const FLAWLESS_TURNS = 3;

/** What a won game earned. */
export const badgesOf = (setup: Setup, state: State): readonly Badge[] => {
  if (outcome(setup, state)?.result !== 'won') return [];
  const left = contestedCards(setup, state.contested, ~state.refuted);
  const perfect = state.scrutiny === 0;
  const refuter = state.refuted !== 0 && left === 0;
  return [
    ...(perfect ? (['PERFECT'] as const) : []),
    ...(refuter ? (['REFUTER'] as const) : []),
    ...(perfect && refuter && state.turn - 1 <= FLAWLESS_TURNS ? (['FLAWLESS'] as const) : []),
    ...(playable(setup, state) === 0 ? (['CLUTCH'] as const) : []),
  ];
};
