import type { CardSet } from '@lockstep/cards';
import { Refusal } from '@lockstep/kernel';
import { playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import { makeState, type State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';

/** The most damage a story that meets every concern can do, Resistance aside, and the cards that do it; null where none does. */
export const strongest = (setup: Setup): { readonly damage: number; readonly cards: CardSet } | null => {
  const { puzzle, tables } = setup;
  let [damage, cards] = [-1, 0];
  const from = (state: State): void => {
    if (-state.resistance > damage && (tables.concerns & ~tables.proofs[state.story]!) === 0)
      [damage, cards] = [-state.resistance, state.story];
    if (state.turn > puzzle.turns) return;
    for (const action of submissions(tables, playable(setup, state), puzzle.tuning.most_cards)) {
      const next = submit(setup, state, action.cards);
      if (!(next instanceof Refusal) && next.story !== state.story) from(next);
    }
  };
  from(makeState(1, 0, puzzle.scrutiny, tables.all, 0, 0, 0, 0, 0));
  return damage < 0 ? null : { damage, cards };
};
