import { Refusal } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { prospectsOf } from './prospects.ts';
import type { Setup } from './setup.ts';
import { isOver, type State } from './state.ts';
import { step } from './step.ts';

/** What the hand at hand could do with one INJECT, before a move that does no Damage and after it. */
export interface SetUp {
  readonly hitNow: number;
  readonly hitThen: number;
}

/** The most Damage of an INJECT without a tool, with one of these cards or at this gate. */
const bestHit = (setup: Setup, state: State, cards: number, gate: number): number => {
  const { sets, damages } = prospectsOf(setup, state);
  const gates = setup.gates.length;
  return Math.max(
    0,
    ...sets.flatMap((set, at) =>
      cards === 0 || (set & cards) !== 0
        ? Array.from({ length: gates }, (_, one) => (gate < 0 || one === gate ? damages[at * gates + one]! : 0))
        : [],
    ),
  );
};

/** [G19] FLAG, REWIRE and CORROBORATE are worth what they make of the next hit: with cards that are held, not with those that may come. */
export const explainSetUp = (setup: Setup, state: State, action: Action): SetUp | null => {
  const { move, cards, gate } = action;
  if (move !== 'flag' && move !== 'rewire' && move !== 'corroborate') return null;
  const next = step(setup, state, 0, action);
  if (next instanceof Refusal || isOver(setup, next)) return null;
  const [touched, at] = move === 'flag' ? [0, gate] : [cards, -1];
  const hand = state.hand & next.hand;
  return {
    hitNow: bestHit(setup, { ...state, hand }, touched, at),
    hitThen: bestHit(setup, { ...next, hand }, touched, at),
  };
};
