import type { Rarity, Site } from './vocabulary.ts';

/** In the order of `compare`. */
export const ACTION_KINDS = ['choose', 'take', 'accept', 'buy', 'purge', 'reroll', 'leave'] as const;

/** `at` is the place of a dreamcaller, card or dreamsign in its list; −1 where nothing is named. */
export interface Action {
  readonly kind: (typeof ACTION_KINDS)[number];
  readonly at: number;
}

/** A preview ends before anything that is drawn later. */
export type Event =
  | { readonly kind: 'entered'; readonly dreamscape: number; readonly site: Site }
  | { readonly kind: 'called'; readonly dreamcallers: readonly string[] }
  | { readonly kind: 'chose'; readonly dreamcaller: string; readonly essence: number }
  | {
      readonly kind: 'theme-chosen';
      readonly theme: string | null;
      readonly how: 'FIXED' | 'SCORED' | 'UNIFORM' | 'NONE';
    }
  | { readonly kind: 'drew'; readonly cards: readonly string[] }
  | { readonly kind: 'kept'; readonly keeps: 'DIVERSITY' | 'RARITY'; readonly out: string; readonly in: string }
  | { readonly kind: 'guarantee-skipped'; readonly keeps: 'DIVERSITY' | 'RARITY' }
  | { readonly kind: 'refilled'; readonly what: 'POOL' | 'RARE' | 'THEME' }
  | { readonly kind: 'offered'; readonly cards: readonly string[]; readonly prices: readonly number[] }
  | { readonly kind: 'signs-offered'; readonly dreamsigns: readonly string[] }
  | { readonly kind: 'took'; readonly card: string; readonly rarity: Rarity }
  | { readonly kind: 'bought'; readonly card: string; readonly rarity: Rarity; readonly price: number }
  | { readonly kind: 'accepted'; readonly dreamsign: string }
  | { readonly kind: 'purged'; readonly card: string }
  | { readonly kind: 'rerolled'; readonly cost: number }
  | { readonly kind: 'left'; readonly site: Site }
  | { readonly kind: 'grew-stale'; readonly card: string; readonly to: number }
  | { readonly kind: 'essence-gained'; readonly by: number; readonly to: number }
  | { readonly kind: 'dreamscape-ended'; readonly dreamscape: number; readonly fresher: number }
  | { readonly kind: 'finished'; readonly archetype: string; readonly score: number };

export const compare = (a: Action, b: Action): number =>
  ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind) || a.at - b.at;
