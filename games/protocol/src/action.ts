import type { CardSet } from '@lockstep/cards';
import type { Kind, Medal, Tag } from './vocabulary.ts';

export interface Action {
  readonly kind: Kind;
  readonly cards: CardSet;
}

export const REASONS = ['SKETCHY', 'FAILED', 'SCAN'] as const;
export type Reason = (typeof REASONS)[number];

/** Card ids; null where a preview cannot know which. */
export type Event =
  | { readonly kind: 'drafted'; readonly cards: readonly string[] }
  | { readonly kind: 'submitted'; readonly turn: number; readonly cards: readonly string[] }
  | { readonly kind: 'protocol-satisfied'; readonly protocol: string; readonly path: number }
  | { readonly kind: 'protocol-failed'; readonly protocol: string }
  | {
      readonly kind: 'compliance-gained';
      readonly base: number;
      readonly resonance: readonly Tag[];
      readonly capped: boolean;
      readonly compliance: number;
      readonly resistance: number;
    }
  | {
      readonly kind: 'scanned';
      readonly turn: number;
      readonly discarded: readonly string[];
      readonly drawn: readonly (string | null)[];
    }
  | {
      readonly kind: 'scrutiny-rose';
      readonly by: number;
      readonly reasons: readonly Reason[];
      readonly scrutiny: number;
    }
  | { readonly kind: 'audited'; readonly healed: number; readonly resistance: number; readonly scrutiny: number }
  | { readonly kind: 'quarantined'; readonly card: string; readonly turns: number }
  | { readonly kind: 'nothing-quarantined' }
  | { readonly kind: 'turn-ended'; readonly turnsLeft: number }
  | { readonly kind: 'quarantine-ended'; readonly card: string }
  | { readonly kind: 'protocol-changed'; readonly protocol: string }
  | { readonly kind: 'unlocked'; readonly turnsLeft: number; readonly medal: Medal | null }
  | { readonly kind: 'locked-out'; readonly resistance: number };

/** Every refusal and what it means. */
export const REFUSALS = {
  over: 'the game has ended; no action is left',
  'not-your-seat': 'this game has one seat, number 0',
  'unknown-action': 'the text begins with no action of this game; `actions` lists them',
  'unknown-card': 'no card of the deal has this id; `nearest` may be the one meant',
  'repeated-card': 'the same card is named twice',
  'already-drafted': 'the draft is over; SUBMIT or SCAN',
  'not-drafted': 'the draft comes first: keep cards before SUBMIT or SCAN',
  'draft-size': 'exactly `keep` cards are kept',
  'payload-size': 'a payload holds one or two cards',
  'not-in-evidence': 'the card is in the Reserve or was discarded',
  quarantined: 'the card is quarantined for `turns` more turns',
  'scan-size': 'a SCAN discards one or two cards',
  'scan-limit': 'all SCANs of this Daily are used',
  'scan-at-full-scrutiny': 'no SCAN while Scrutiny is at its cap',
  'reserve-short': 'the Reserve holds fewer cards than would be discarded',
} as const;
export type RefusalCode = keyof typeof REFUSALS;
