import type { Game } from '@lockstep/kernel';
import type fc from 'fast-check';
import { test } from 'vitest';
import { lawsOf } from './laws.ts';

/** A test for every law of the contract. Call inside `describe`. */
export const conform = <Setup, State, Action, Event extends { readonly kind: string }, View>(
  game: Game<Setup, State, Action, Event, View>,
  setups: fc.Arbitrary<unknown>,
  runs = 60,
): void => {
  for (const { title, check } of lawsOf(game, setups, runs)) test(`law: ${title}`, check);
};
