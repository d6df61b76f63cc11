import type { CardSet } from '@lockstep/cards';
import type { Claim, Proof } from './vocabulary.ts';

/** The one action there is: D05v2 §1. */
export interface Action {
  readonly kind: 'submit';
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

/** Every refusal and what it means. */
export const REFUSALS = {
  over: 'the game has ended; no action is left',
  'not-your-seat': 'this game has one seat, number 0',
  'unknown-action': 'the text begins with no action of this game; `actions` lists them',
  'unknown-card': 'no card of the deal has this id; `nearest` may be the one meant',
  'repeated-card': 'the same card is named twice',
  'submission-size': 'a submission holds one to `most` cards',
  'already-submitted': 'the card is part of the story already',
  'major-contradiction':
    'two claims cannot both be true: `cards` and `claims` name them, `minutes` is the gap between their times',
} as const;
export type RefusalCode = keyof typeof REFUSALS;
