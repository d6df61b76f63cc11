import {
  type CardView,
  type Explanation,
  explainSubmission,
  type Testimony as GameTypes,
  testimony as game,
  type Pack,
  type Setup,
} from '@lockstep/testimony';
import type { Clear, Line, Voice } from '@lockstep/words-testimony';
import { type LockTry, viewOf } from '../lock/try.ts';

/** The types of the KOA Daily. */
export interface Koa extends GameTypes {
  readonly pack: Pack;
  readonly clear: Clear;
  readonly kind: 'submit';
  readonly voice: Voice;
  readonly line: Line;
}

export type KoaTry = LockTry<Koa>;

/** The number a card is called by. */
export const numberOf = ({ script }: Setup, id: string): number => script.card.findIndex((card) => card.id === id) + 1;

export const numbersOf = (setup: Setup, ids: readonly string[]): string =>
  ids.map((id) => numberOf(setup, id)).join(' ');

/** Cards as the engine counts them. */
export const setOf = ({ run }: Pick<KoaTry, 'run'>, ids: readonly string[]): number => {
  const action = game.parse(run.setup, ['submit', ...ids].join(' '));
  return ids.length > 0 && action.ok ? action.value.cards : 0;
};

/** What these cards would mean as a submission, as far as the player can know, whether or not it may be made. */
export const explanationOf = ({ run }: Pick<KoaTry, 'run'>, ids: readonly string[]): Explanation => {
  const { setup, state } = game.mask(run.setup, run.now.state, 0);
  return explainSubmission(setup, state, setOf({ run }, ids));
};

export const handOf = (attempt: KoaTry): readonly CardView[] =>
  viewOf(attempt).cards.filter(({ place }) => place === 'hand');
