import type { CardSet } from '@lockstep/cards';
import { Refusal } from '@lockstep/kernel';
import { playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import { firstState, type State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';

/** The most damage a story that meets every concern can do, Resistance aside, and the cards that do it; null where none does. */
export const strongest = (setup: Setup): { readonly damage: number; readonly cards: CardSet } | null => {
  const { script, tables } = setup;
  let [damage, cards] = [-1, 0];
  const from = (state: State): void => {
    if (-state.resistance > damage && (tables.concerns & ~tables.proofs[state.story]!) === 0)
      [damage, cards] = [-state.resistance, state.story];
    if (state.turn > script.turns) return;
    for (const action of submissions(tables, playable(setup, state), script.tuning.most_cards)) {
      const next = submit(setup, state, action.cards);
      if (!(next instanceof Refusal) && next.story !== state.story) from(next);
    }
  };
  from(firstState({ resistance: 0, scrutiny: script.scrutiny, hand: tables.all }));
  return damage < 0 ? null : { damage, cards };
};
