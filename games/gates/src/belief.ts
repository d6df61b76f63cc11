import { openStream } from '@lockstep/kernel';
import { handSize } from './boss.ts';
import { prospectsOf } from './prospects.ts';
import type { Setup } from './setup.ts';
import { copy, type State, sizeOf } from './state.ts';

/** What a player believes, in damage: what a hand it cannot see yet will do, and what things are worth. */
export interface Belief {
  /** The best INJECT of an ordinary hand, and of the larger one after a CYCLE. */
  readonly fresh: number;
  readonly cycled: number;
  /** A turn from now, against this one. */
  readonly later: number;
  /** A point of Scrutiny, a token, a charge of a tool, an Audit apart from the strength it gives back. */
  readonly scrutiny: number;
  readonly token: number;
  readonly charge: number;
  readonly audit: number;
  /** How much of the strength an Audit gives back has to be done again. */
  readonly returned: number;
  readonly cleared: number;
  readonly won: number;
  /** With so few turns left an EXPLOIT that wins is used; before, only one that is needed. */
  readonly closing: number;
  readonly desperate: number;
  readonly failed: number;
  /** How much of what SOURCE_LOCK would take from the next hands is counted. */
  readonly locked: number;
}

/**
 * Chosen, with three modifiers of incidents, among some sixty sets because the shares of moves and wins of the shipped pack then lie in
 * their bands (F5); not the set that wins most. docs/measured.md has the figures of runs that were not used for the choice.
 */
export const FITTED: Belief = {
  fresh: 17.35,
  cycled: 36.3,
  later: 0.92,
  scrutiny: 0.52,
  token: 1.2,
  charge: 3.08,
  audit: 8.8,
  returned: 0.82,
  cleared: 4.93,
  won: 100,
  closing: 1,
  desperate: 1.65,
  failed: -6,
  locked: 0.3,
};

/** Hands that are dealt to find out what a hand does. */
const HANDS = 24;

/** The best INJECT of so many cards of the deck, on average, over every gate that is open. */
const typical = (setup: Setup, state: State, cards: number): number => {
  const deck = state.hand | state.pile | state.discard;
  const stream = openStream({ hi: 0, lo: cards }, 'draw');
  let sum = 0;
  for (let i = 0; i < HANDS; i += 1) {
    const dealt = copy(state);
    dealt.hand = 0;
    while (sizeOf(dealt.hand) < Math.min(cards, sizeOf(deck))) {
      const at = stream.below(setup.cards.length);
      if ((deck >> at) & 1) dealt.hand |= 1 << at;
    }
    sum += prospectsOf(setup, dealt).damages.reduce((most, one) => Math.max(most, one), 0);
  }
  return sum / HANDS;
};

/** What the best INJECT of an ordinary hand of the deck does, on average. */
export const freshDamage = (setup: Setup, state: State): number => typical(setup, state, handSize(setup, false));

const known = new WeakMap<Setup, Belief>();

/**
 * Nothing fitted: hands are dealt from the deck at the gates of the incident, a turn is worth what such a hand does, and what things are
 * worth follows from the numbers of the setup.
 */
export const beliefFromSetup = (setup: Setup, state: State): Belief => {
  const before = known.get(setup);
  if (before) return before;
  const { tuning } = setup;
  const fresh = freshDamage(setup, state);
  const belief: Belief = {
    fresh,
    cycled: typical(setup, state, handSize(setup, true)),
    later: 1,
    scrutiny: (tuning.audit_return * setup.gates.length) / (tuning.high_from - tuning.med_from),
    token: 0,
    charge: 0,
    audit: 0,
    returned: 1,
    cleared: fresh / 2,
    won: 100,
    closing: 1,
    desperate: 1,
    failed: 0,
    locked: 1,
  };
  known.set(setup, belief);
  return belief;
};
