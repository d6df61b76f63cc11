import type { Event as StoryEvent, Trust } from '@lockstep/testimony';

/** D05v2 §9, in its order. */
export const KOA_MOVES = ['submit', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit'] as const;
export type KoaMove = (typeof KOA_MOVES)[number];

/** What a move does not take is −1, 0, or an empty set. */
export interface KoaAction {
  readonly move: KoaMove;
  readonly cards: number;
  /** CORROBORATE: which of them is the primary. */
  readonly lead: number;
  /** REWIRE: which claim, and by how many minutes a time. */
  readonly claim: 'time' | 'location' | 'state' | null;
  readonly minutes: number;
}

export const CLAIMS = [null, 'time', 'location', 'state'] as const;

export const makeKoa = (
  move: KoaMove,
  cards: number,
  more: Partial<Omit<KoaAction, 'move' | 'cards'>> = {},
): KoaAction => ({
  move,
  cards,
  lead: more.lead ?? -1,
  claim: more.claim ?? null,
  minutes: more.minutes ?? 0,
});

/** A move as it is said: cards by their places among all cases of the pack; of a CORROBORATE the primary first. */
export interface KoaSaid extends Omit<KoaAction, 'cards' | 'lead'> {
  readonly cards: readonly number[];
}

export type KoaEvent =
  | StoryEvent
  | { readonly kind: 'koa-paid'; readonly tokens: number; readonly left: number }
  | {
      readonly kind: 'koa-token';
      readonly why: 'PUZZLE' | 'REFUTED';
      readonly by: number;
      readonly tokens: number;
    }
  /** Null where it is not known. */
  | { readonly kind: 'koa-flagged'; readonly turn: number; readonly counter: string | null }
  | {
      readonly kind: 'koa-rewired';
      readonly turn: number;
      readonly card: string;
      readonly claim: 'time' | 'location' | 'state';
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'koa-corroborated';
      readonly turn: number;
      readonly card: string;
      readonly anchor: string;
      readonly trust: { readonly from: Trust; readonly to: Trust } | null;
    }
  | {
      readonly kind: 'koa-cycled';
      readonly turn: number;
      readonly cards: readonly string[];
      readonly drawn: readonly string[] | null;
    }
  | { readonly kind: 'koa-exploited'; readonly turn: number; readonly damage: number; readonly resistance: number }
  | {
      readonly kind: 'koa-scrutiny';
      readonly why: 'CYCLE' | 'EXPLOIT';
      readonly by: number;
      readonly scrutiny: number;
    }
  | { readonly kind: 'koa-won'; readonly turnsLeft: number }
  | { readonly kind: 'koa-lost'; readonly reason: KoaLoss };

export const KOA_LOSSES = ['story-fell-apart', 'turns-used-up', 'nothing-left'] as const;
export type KoaLoss = (typeof KOA_LOSSES)[number];
