import { Refusal } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import type { Setup } from './setup.ts';
import { isOver, type State } from './state.ts';
import { step } from './step.ts';

/** What the hand at hand could do with one INJECT, before a move that does no Damage and after it. */
export interface SetUp {
  readonly hitNow: number;
  readonly hitThen: number;
}

/** By state, then by hand: before its moves are explained, each asks the same of the state they start from. */
const kept = new WeakMap<State, { readonly setup: Setup; readonly byHand: Map<number, Prospects> }>();

const prospectsBefore = (setup: Setup, state: State, hand: number): Prospects => {
  let known = kept.get(state);
  if (known?.setup !== setup) {
    known = { setup, byHand: new Map() };
    kept.set(state, known);
  }
  const before = known.byHand.get(hand);
  if (before) return before;
  const made = prospectsOf(setup, { ...state, hand });
  known.byHand.set(hand, made);
  return made;
};

/** The most Damage of an INJECT without a tool, with one of these cards or at this gate. */
const bestHit = (setup: Setup, { sets, damages }: Prospects, cards: number, gate: number): number => {
  const gates = setup.gates.length;
  const first = Math.max(0, gate);
  const last = gate < 0 ? gates - 1 : gate;
  let most = 0;
  for (let at = 0; at < sets.length; at += 1) {
    if (cards !== 0 && (sets[at]! & cards) === 0) continue;
    for (let one = first; one <= last; one += 1) most = Math.max(most, damages[at * gates + one]!);
  }
  return most;
};

/** [G19] FLAG, REWIRE and CORROBORATE are worth what they make of the next hit: with cards that are held, not with those that may come. */
export const explainSetUp = (setup: Setup, state: State, action: Action): SetUp | null => {
  const { move, cards, gate } = action;
  if (move !== 'flag' && move !== 'rewire' && move !== 'corroborate') return null;
  const next = step(setup, state, 0, action);
  if (next instanceof Refusal || isOver(setup, next)) return null;
  const [touched, at] = move === 'flag' ? [0, gate] : [cards, -1];
  const hand = state.hand & next.hand;
  const before = prospectsBefore(setup, state, hand);
  return {
    hitNow: bestHit(setup, before, touched, at),
    hitThen: bestHit(setup, prospectsOf(setup, { ...next, hand }), touched, at),
  };
};
