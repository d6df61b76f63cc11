import { type Event as GatesEvent, MOVES, type MoveById } from '@lockstep/gates';
import { CLAIMS, KOA_MOVES, type KoaEvent, type KoaLoss, type KoaSaid } from './koa/action.ts';
import { OFFERS, type OfferKind } from './offer.ts';

/**
 * A move of the incident, a choice at a cache, or an end. Artifacts, gates and cards are named by their places in the whole pack, so that an
 * action means the same whatever the deck is by then.
 */
export type Action =
  | { readonly kind: 'gates'; readonly move: MoveById }
  | { readonly kind: 'koa'; readonly move: KoaSaid }
  /** `about` is an artifact where the offer asks for one; −1 otherwise. */
  | { readonly kind: 'take'; readonly offer: OfferKind; readonly about: number }
  | { readonly kind: 'leave' }
  /** Of an event or of two doors, from 0. */
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'abandon' };

export const ACTION_KINDS: readonly Action['kind'][] = [
  'gates',
  'koa',
  'take',
  'leave',
  'choose',
  'give-up',
  'abandon',
];

/** Fewer first, then by place. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  if (a.length !== b.length) return a.length - b.length;
  const at = a.findIndex((one, i) => one !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

export const compareSaid = (a: MoveById, b: MoveById): number =>
  MOVES.indexOf(a.move) - MOVES.indexOf(b.move) ||
  a.gate - b.gate ||
  a.path - b.path ||
  a.strike - b.strike ||
  a.from - b.from ||
  a.to - b.to ||
  Number(a.disable) - Number(b.disable) ||
  a.tool - b.tool ||
  compareLists(a.artifacts, b.artifacts);

const compareKoa = (a: KoaSaid, b: KoaSaid): number =>
  KOA_MOVES.indexOf(a.move) - KOA_MOVES.indexOf(b.move) ||
  CLAIMS.indexOf(a.claim) - CLAIMS.indexOf(b.claim) ||
  a.minutes - b.minutes ||
  compareLists(a.cards, b.cards);

export const compare = (a: Action, b: Action): number => {
  if (a.kind === 'gates' && b.kind === 'gates') return compareSaid(a.move, b.move);
  if (a.kind === 'koa' && b.kind === 'koa') return compareKoa(a.move, b.move);
  if (a.kind === 'take' && b.kind === 'take')
    return OFFERS.indexOf(a.offer) - OFFERS.indexOf(b.offer) || a.about - b.about;
  if (a.kind === 'choose' && b.kind === 'choose') return a.choice - b.choice;
  return ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind);
};

/** What a preview cannot know is null in it. */
export type Event =
  | GatesEvent
  | KoaEvent
  | { readonly kind: 'act-began'; readonly act: number; readonly incident: string | null; readonly scrutiny: number }
  | {
      readonly kind: 'credits-gained';
      readonly why: 'GATES' | 'COUNTERS' | 'TURNS';
      readonly by: number;
      readonly credits: number;
    }
  | { readonly kind: 'act-cleared'; readonly act: number; readonly turns: number }
  | { readonly kind: 'cache-opened'; readonly offers: readonly string[] | null }
  | {
      readonly kind: 'took';
      readonly offer: OfferKind;
      readonly about: string | null;
      readonly cost: number;
      readonly credits: number;
    }
  | { readonly kind: 'cache-left' }
  | { readonly kind: 'event-met'; readonly event: string | null }
  /** From 1. */
  | { readonly kind: 'chose'; readonly event: string; readonly choice: number }
  | { readonly kind: 'doors-opened'; readonly incidents: readonly string[] | null }
  | { readonly kind: 'door-taken'; readonly door: string }
  /** What would have lost a run that cannot be lost: the move is taken back, and there is one turn more. */
  | { readonly kind: 'brought-back'; readonly act: number; readonly strength: number; readonly turns: number }
  /** The same with KOA: `again` where the whole night begins again, since nothing could still be done. */
  | { readonly kind: 'koa-returned'; readonly reason: KoaLoss; readonly again: boolean; readonly turns: number }
  | { readonly kind: 'run-won'; readonly turns: number }
  | { readonly kind: 'run-lost'; readonly act: number }
  | { readonly kind: 'gave-up'; readonly act: number }
  | { readonly kind: 'abandoned'; readonly act: number };
