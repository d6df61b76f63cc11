import type { CardSet } from '@lockstep/cards';
import type { Action } from './action.ts';
import { PAYLOAD_INDEX } from './cardset.ts';
import { baseImpact, resonanceOf } from './compliance.ts';
import { type Clause, clauseHolds } from './path.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { cardsOf } from './tables.ts';
import type { Tag } from './vocabulary.ts';

/** Path by path, which clause holds and which is missing, and what the payload is worth if accepted. */
export interface Explanation {
  readonly protocol: string;
  readonly paths: readonly {
    readonly satisfied: boolean;
    readonly clauses: readonly { readonly clause: Clause; readonly holds: boolean }[];
  }[];
  readonly base: number;
  readonly resonance: readonly Tag[];
  readonly compliance: number;
}

export const explainPayload = ({ script, tables }: Setup, state: State, payload: CardSet): Explanation => {
  const cards = cardsOf(script.card, payload);
  const fresh = (payload & state.previous) === 0;
  const entry = tables.entryOf[Math.min(state.turn, script.turns)]!;
  return {
    protocol: script.schedule[entry]!.protocol,
    paths: tables.paths[entry]!.map((clauses) => {
      const ticks = clauses.map((clause) => ({ clause, holds: clauseHolds(clause, cards, fresh) }));
      return { satisfied: ticks.every((tick) => tick.holds), clauses: ticks };
    }),
    base: baseImpact(cards),
    resonance: resonanceOf(script.tuning, cards),
    compliance: tables.worth[PAYLOAD_INDEX[payload]!] ?? 0,
  };
};

export const explain = (setup: Setup, state: State, action: Action): Explanation | null =>
  action.kind === 'submit' ? explainPayload(setup, state, action.cards) : null;

/** The path with the fewest clauses missing, the first of equals, and what is missing of it. */
export const nearestPath = ({ paths }: Explanation): { readonly path: number; readonly missing: readonly Clause[] } => {
  const missing = paths.map(({ clauses }) => clauses.filter((tick) => !tick.holds).map(({ clause }) => clause));
  const fewest = Math.min(...missing.map(({ length }) => length));
  const path = missing.findIndex(({ length }) => length === fewest);
  return { path, missing: missing[path] ?? [] };
};
