import type { State as GatesState } from '@lockstep/gates';
import type { Mutable, Seed } from '@lockstep/kernel';
import type { Act } from './act.ts';
import type { KoaState } from './koa/incident.ts';

export const ENDINGS = ['won', 'lost', 'gave-up', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One offer of a cache: its place among the offers, and what it is about (artifacts, or a tool). */
export interface CacheOffer {
  readonly offer: number;
  readonly cost: number;
  readonly about: readonly number[];
}

/** [F27] One way into the next act: what lies behind it, and the place of its terms among the pack's doors. */
export interface Door extends Pick<Act, 'incident' | 'gates' | 'modifiers' | 'deal'> {
  readonly terms: number;
}

/** Between a cache and the next act. What is not known yet: event −1, no doors. */
export interface Crossing {
  readonly kind: 'event' | 'doors';
  readonly event: number;
  readonly doors: readonly Door[];
}

export interface State {
  readonly act: Act;
  /** The incident being played, in the state of its own game; null at a cache, and where it is not known yet. */
  readonly gates: GatesState | null;
  readonly koa: KoaState | null;
  /** What a cache offers; null while none is open, and where it is not known. */
  readonly offers: readonly CacheOffer[] | null;
  readonly cache: boolean;
  /** Absent everywhere else, and where a pack has neither events nor doors. */
  readonly crossing?: Crossing;
  readonly tokens: number;
  readonly scrutiny: number;
  readonly credits: number;
  readonly exploit: boolean;
  readonly deck: readonly number[];
  /** Tools owned, by place in TOOLS. */
  readonly tools: number;
  readonly charges: number;
  readonly redeals: number;
  readonly soften: number;
  readonly foresight: number;
  /** Turns used in each act that was cleared. */
  readonly turns: readonly number[];
  readonly ended: Ending | null;
  /** A secret: null in what a player can know. */
  readonly seed: Seed | null;
}

/** Every field, in one order, so that states share a hidden class: `crossing` comes last where there is one. */
export const copy = (state: State): Mutable<State> => {
  const next: Mutable<State> = {
    act: state.act,
    gates: state.gates,
    koa: state.koa,
    offers: state.offers,
    cache: state.cache,
    tokens: state.tokens,
    scrutiny: state.scrutiny,
    credits: state.credits,
    exploit: state.exploit,
    deck: state.deck,
    tools: state.tools,
    charges: state.charges,
    redeals: state.redeals,
    soften: state.soften,
    foresight: state.foresight,
    turns: state.turns,
    ended: state.ended,
    seed: state.seed,
  };
  if (state.crossing !== undefined) next.crossing = state.crossing;
  return next;
};
