import type { Event as BattleEvent } from '@lockstep/battle';
import type { Event as DraftEvent } from '@lockstep/draft';
import type { Ending, Form, RewardKind, Site } from './vocabulary.ts';

/** In the order of `compare`. What a verb means where one is in a draft or a battle is that game's own. */
export const VERBS = [
  'door',
  'visit',
  'fight',
  'choose',
  'take',
  'accept',
  'buy',
  'reroll',
  'purge',
  'copy',
  'change',
  'agree',
  'leave',
  'keep',
  'redraw',
  'play',
  'reclaim',
  'use',
  'end',
  'pass',
  'foresee',
] as const;
export type Verb = (typeof VERBS)[number];

/** `about` is what follows the verb, as it is written: so an action means the same whatever the deck is by then. */
export interface Action {
  readonly kind: Verb;
  readonly about: string;
}

/** An action as it is written, its verb known to be one. */
export const actionOf = (text: string): Action => {
  const space = text.indexOf(' ');
  const [verb, about] = space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
  return { kind: VERBS.find((one) => one === verb)!, about };
};

const ORDER: { readonly [verb: string]: number } = Object.fromEntries(VERBS.map((verb, i) => [verb, i]));

export const compare = (a: Action, b: Action): number => {
  const verbs = (ORDER[a.kind] ?? -1) - (ORDER[b.kind] ?? -1);
  if (verbs !== 0) return verbs;
  const [left, right] = [String(a.about), String(b.about)];
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
};

/** What a preview cannot know is left out, with all that follows. */
export type Event =
  | { readonly kind: 'draft'; readonly event: DraftEvent }
  | { readonly kind: 'battle'; readonly event: BattleEvent }
  | { readonly kind: 'doors-shown'; readonly dreamscape: number; readonly doors: readonly string[] }
  | {
      readonly kind: 'dreamscape-entered';
      readonly dreamscape: number;
      readonly name: string;
      readonly opponent: string;
      readonly sites: readonly Site[];
    }
  | { readonly kind: 'site-entered'; readonly site: Site }
  | { readonly kind: 'site-left'; readonly site: Site | null }
  | { readonly kind: 'essence-changed'; readonly by: number; readonly essence: number }
  | { readonly kind: 'cards-shown'; readonly cards: readonly string[] }
  | { readonly kind: 'bargains-shown'; readonly bargains: readonly string[] }
  | { readonly kind: 'agreed'; readonly bargain: string }
  | { readonly kind: 'rewarded'; readonly reward: RewardKind; readonly about: string | null }
  | { readonly kind: 'card-gained'; readonly card: string }
  | { readonly kind: 'card-lost'; readonly card: string }
  | { readonly kind: 'dreamsign-gained'; readonly dreamsign: string }
  | { readonly kind: 'transfigured'; readonly card: string; readonly form: Form; readonly into: string }
  | { readonly kind: 'boss-hand-seen'; readonly cards: readonly string[] }
  | { readonly kind: 'next-battle'; readonly enemyPoints: number; readonly cardsFewer: number }
  | { readonly kind: 'battle-began'; readonly opponent: string; readonly points: number; readonly yours: number }
  | { readonly kind: 'battle-won'; readonly opponent: string; readonly points: number }
  | { readonly kind: 'brought-back'; readonly opponent: string; readonly points: number }
  | { readonly kind: 'quest-ended'; readonly ending: Ending; readonly won: number; readonly points: number };
