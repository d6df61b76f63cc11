import type { CardSet } from '@lockstep/cards';
import { Refusal } from '@lockstep/kernel';
import { playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import { firstState, type State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';
import { MOST_CARDS } from './vocabulary.ts';

/** Room for a story and for a turn in one number with what is contested. */
const CONTESTED = 1 << MOST_CARDS;
const TURNS = 16;

/** The most damage a story that meets every concern can do, Resistance aside, and the cards that do it; null where none does. */
export const strongest = (setup: Setup): { readonly damage: number; readonly cards: CardSet } | null => {
  const { script, tables } = setup;
  let [damage, cards] = [-1, 0];
  /** By turn, story and what is contested, from which all else follows: the most damage with which it was walked on from there. */
  const walked = new Map<number, number>();
  const from = (state: State): void => {
    const place = (state.contested * CONTESTED + state.story) * TURNS + state.turn;
    if ((walked.get(place) ?? -1) >= -state.resistance) return;
    walked.set(place, -state.resistance);
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
