import { type CardSet, compareSets } from '@lockstep/cards';
import { KINDS, type Kind, type Medal, type Tag } from './vocabulary.ts';

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

export const compare = (a: Action, b: Action): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareSets(a.cards, b.cards);
