import { type CardSet, compareSets } from '@lockstep/cards';
import type { Claim, Proof } from './vocabulary.ts';

/** The one action there is: D05v2 §1. */
export const KINDS = ['submit'] as const;

export interface Action {
  readonly kind: (typeof KINDS)[number];
  readonly cards: CardSet;
}

/** Two claims that do not go together, the cards that make them, and the minutes between their times. */
export interface Clash {
  readonly cards: readonly [string, string];
  readonly claims: readonly [Claim, Claim];
  readonly minutes: number;
}

/** Where a rise of Scrutiny came from: one entry a point or more. */
export type Rise =
  | { readonly why: 'SKETCHY'; readonly card: string; readonly by: number }
  | { readonly why: 'MINOR'; readonly clash: Clash; readonly by: number };

/** Ids; null where a preview cannot know. In the order of D05v2 §2.2. */
export type Event =
  | { readonly kind: 'submitted'; readonly turn: number; readonly cards: readonly string[] }
  | { readonly kind: 'scrutiny-rose'; readonly rises: readonly Rise[]; readonly by: number; readonly scrutiny: number }
  /** A refutation card was played; the counters it refutes now. */
  | { readonly kind: 'refuted'; readonly card: string; readonly counters: readonly string[] | null }
  /** How KOA answers. */
  | {
      readonly kind: 'answered';
      readonly answer: { readonly counter: string; readonly contested: readonly string[] } | 'nothing' | null;
    }
  | { readonly kind: 'restored'; readonly cards: readonly string[]; readonly damage: number }
  | {
      readonly kind: 'damaged';
      /** Powers added up, before anything is contested. */
      readonly base: number;
      /** After contested halves. */
      readonly contested: number | null;
      /** The claims two or more of the cards share; empty without corroboration. */
      readonly shared: readonly Claim[];
      /** After the corroboration bonus. */
      readonly damage: number | null;
      /** What was restored comes off as well. */
      readonly resistance: number | null;
    }
  | { readonly kind: 'addressed'; readonly concerns: readonly Proof[] }
  | { readonly kind: 'committed'; readonly cards: readonly string[] }
  | { readonly kind: 'turn-ended'; readonly turnsLeft: number }
  /** Resistance is gone, but these are still open (T1). */
  | { readonly kind: 'concerns-open'; readonly concerns: readonly Proof[] }
  | { readonly kind: 'granted'; readonly turns: number; readonly scrutiny: number }
  | { readonly kind: 'denied'; readonly reason: Loss };

export const LOSSES = ['story-fell-apart', 'turns-used-up', 'nothing-left'] as const;
export type Loss = (typeof LOSSES)[number];

export const compare = (a: Action, b: Action): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareSets(a.cards, b.cards);
