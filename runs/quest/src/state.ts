import type { State as BattleState } from '@lockstep/battle';
import type { State as DraftState, Stop } from '@lockstep/draft';
import type { Mutable, Seed } from '@lockstep/kernel';
import type { Ending, RewardKind, Site } from './vocabulary.ts';

/** What a Reward site gives; `about` is a card or a dreamsign, −1 for essence. */
export interface Reward {
  readonly kind: RewardKind;
  readonly about: number;
}

/** A door and what lies behind it (Q9), by places in the tables of the setup. */
export interface Door {
  readonly dreamscape: number;
  readonly sites: readonly Site[];
  readonly opponent: number;
  readonly reward: Reward | null;
}

/** A card that was transfigured: one copy of it in the deck has this form. */
export interface FormChange {
  readonly card: number;
  readonly form: number;
}

/** All that makes a battle, plain data and the same object in every state of it, so that it is compiled once. */
export interface Fight {
  readonly opponent: number;
  readonly quality: number;
  readonly production: number;
  readonly points: number;
  readonly yours: number;
  /** Cards more at the start: the player's, the opponent's. */
  readonly extra: readonly number[];
  readonly deck: readonly number[];
  readonly changed: readonly FormChange[];
  readonly caller: number;
  readonly signs: readonly number[];
  /** The player's main resonances. */
  readonly main: readonly number[];
}

/** What waits to be answered. */
export const PLACES_OF_PLAY = [
  'doors',
  'dreamscape',
  'visit',
  'purge',
  'copy',
  'change',
  'bargain',
  'battle',
  'over',
] as const;
export type PlaceOfPlay = (typeof PLACES_OF_PLAY)[number];

export interface State {
  readonly place: PlaceOfPlay;
  /** From 0, along the road. */
  readonly dreamscape: number;
  /** What can be entered; empty where nothing is to be chosen, null where it is not known. */
  readonly doors: readonly Door[] | null;
  /** The dreamscape one is in; null before a door is taken, and where it is not known. */
  readonly door: Door | null;
  /** Which of its sites were visited, as bits. */
  readonly visited: number;
  /** The draft: what is held, the pool, and the site that is visited. */
  readonly draft: DraftState;
  /** The draft's stop while a site of its is visited. */
  readonly stop: Stop | null;
  /** Whether the cards of that stop are a gift: they come without a battle's essence. */
  readonly gift: boolean;
  /** What a site of the quest's own shows: cards, or bargains by their place; null where it is not known. */
  readonly shown: readonly number[] | null;
  /** The form each card shown would take, at a Transfiguration. */
  readonly forms: readonly number[];
  /** Where bargains are from. */
  readonly from: 'journey' | 'temptation';
  /** At a Purge: how many may go, how many went, what each after the first costs, whether only banes. */
  readonly purge: {
    readonly most: number;
    readonly done: number;
    readonly price: number;
    readonly banes: boolean;
  } | null;
  readonly changed: readonly FormChange[];
  /** The last opponent, known from the start. */
  readonly boss: number;
  /** What was seen of the boss's opening hand; null where it was not looked at. */
  readonly bossHand: readonly string[] | null;
  /** What a bargain does to the next battle. */
  readonly enemyPoints: number;
  readonly cardsFewer: number;
  /** Battles won, and points gained in all battles. */
  readonly won: number;
  readonly points: number;
  /** How often this battle began again. */
  readonly again: number;
  readonly fight: Fight | null;
  readonly battle: BattleState | null;
  readonly ended: Ending | null;
  /** A secret: null in what a player can know. */
  readonly seed: Seed | null;
}

export const copy = (state: State): Mutable<State> => ({ ...state });
