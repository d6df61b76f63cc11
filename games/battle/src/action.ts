import type { Seat } from '@lockstep/kernel';

/** B41, in the order `legal` lists them. */
export const KINDS = [
  'keep',
  'redraw',
  'play',
  'reclaim',
  'use',
  'use-caller',
  'use-sign',
  'end',
  'pass',
  'choose-yours',
  'choose-enemy',
  'choose-card',
  'choose-enemy-card',
  'choose-none',
  'foresee',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * `at`: the card's definition, the place in a row or among dreamsigns, or for `foresee` the cards that go to the void as bits.
 * `part`: which of a bearer's abilities is used; 0 where it has only one.
 */
export interface Action {
  readonly kind: Kind;
  readonly at: number;
  readonly part: number;
}

const made = new Map<Kind, Action[]>(KINDS.map((kind) => [kind, []]));

/** Actions are values that never change, so each is made once. */
export const makeAction = (kind: Kind, at = 0, part = 0): Action => {
  if (part > 0) return { kind, at, part };
  const known = made.get(kind)!;
  const action = known[at] ?? { kind, at, part };
  known[at] = action;
  return action;
};

const ORDER = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as { readonly [kind in Kind]: number };

/** What is no action at all is before every one: −1 stands for what it lacks. */
export const compare = (a: Action, b: Action): number =>
  (ORDER[a.kind] ?? -1) - (ORDER[b.kind] ?? -1) || (a.at ?? -1) - (b.at ?? -1) || (a.part ?? -1) - (b.part ?? -1);

/** How a character came into play, and where it or a card went. */
export type EntryKind = 'played' | 'reclaimed' | 'returned' | 'figment' | 'copy';
export type Destination = 'void' | 'hand' | 'banished' | 'gone';

/** A character or card is named by its id; a figment by `figment`. Places count from 1. */
export type Event =
  | { readonly kind: 'kept'; readonly seat: Seat }
  | { readonly kind: 'redrew'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'turn-started';
      readonly seat: Seat;
      readonly turn: number;
      readonly production: number;
      readonly energy: number;
    }
  | { readonly kind: 'ability-resolved'; readonly seat: Seat; readonly source: string }
  | {
      readonly kind: 'judged';
      readonly seat: Seat;
      readonly totals: readonly number[];
      readonly by: number;
    }
  | { readonly kind: 'points-gained'; readonly seat: Seat; readonly by: number; readonly points: number }
  | { readonly kind: 'energy-gained'; readonly seat: Seat; readonly by: number; readonly energy: number }
  | { readonly kind: 'energy-promised'; readonly seat: Seat; readonly by: number; readonly turns: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'drew-cards'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly card: string;
      readonly cost: number;
      readonly reclaims: boolean;
      readonly answers: string | null;
    }
  | { readonly kind: 'window-opened'; readonly seat: Seat; readonly after: 'card' | 'turn' }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'prevented'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'all-prevented'; readonly seat: Seat }
  | { readonly kind: 'resolved'; readonly seat: Seat; readonly card: string; readonly copy: boolean }
  | {
      readonly kind: 'entered';
      readonly seat: Seat;
      readonly card: string;
      readonly spark: number;
      readonly place: number;
      readonly how: EntryKind;
    }
  | {
      readonly kind: 'left';
      readonly seat: Seat;
      readonly card: string;
      readonly place: number;
      readonly to: Destination;
    }
  | { readonly kind: 'kindled'; readonly seat: Seat; readonly by: number }
  | {
      readonly kind: 'spark-changed';
      readonly seat: Seat;
      readonly card: string;
      readonly place: number;
      readonly by: number;
      readonly spark: number;
      readonly lasts: 'always' | 'next-judgment' | 'own-judgment';
    }
  | { readonly kind: 'foresaw'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'foresaw-cards'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'put-in-void'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'put-on-top'; readonly seat: Seat }
  | { readonly kind: 'discovered'; readonly seat: Seat }
  | { readonly kind: 'discovered-card'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'hand-shown'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'taken-from-void'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'reclaimed'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'copies-next'; readonly seat: Seat; readonly copies: number }
  | { readonly kind: 'became-copy'; readonly seat: Seat; readonly card: string; readonly place: number }
  | { readonly kind: 'cost-lowered'; readonly seat: Seat; readonly what: string; readonly by: number }
  | { readonly kind: 'reclaim-gained'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'figments-strengthened'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'used'; readonly seat: Seat; readonly source: string }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'chose-secretly'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'queue-dropped'; readonly abilities: number }
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  | { readonly kind: 'battle-ended'; readonly winner: Seat | null; readonly points: readonly number[] };
