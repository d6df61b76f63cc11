import type { CardSet } from '@lockstep/cards';
import { contestedCards } from './counter.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** T8: the counters refuted once these cards are on the table; what is hidden stays unknown. */
export const refutedWith = ({ tables, unknown }: Setup, refuted: number, cards: CardSet): number =>
  refuted | (tables.refutes[cards]! & ~unknown);

/** D05v2 §2.4: damage given back at once to earlier cards whose counter is refuted now; no bonus applies to it. */
export const restoration = (setup: Setup, state: State, refuted: number): number => {
  const fresh = refuted & ~state.refuted;
  return fresh === 0 || state.contested === 0 ? 0 : owedTo(setup, contestedCards(setup, state.contested, fresh));
};

const owedTo = ({ tables }: Setup, contested: CardSet): number => {
  let damage = 0;
  for (let cards = contested; cards !== 0; cards &= cards - 1) damage += tables.owed[31 - Math.clz32(cards & -cards)]!;
  return damage;
};
