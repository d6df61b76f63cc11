import { idsOf, SIZE } from '@lockstep/cards';
import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { KoaAction, KoaEvent } from './action.ts';
import { corroborate } from './corroborate.ts';
import { cycle } from './cycle.ts';
import { exploit } from './exploit.ts';
import { flag } from './flag.ts';
import type { KoaState, Night } from './incident.ts';
import { rewire } from './rewire.ts';
import { submitNight } from './submit.ts';
import { KOA_COST } from './turn.ts';

const TAKES: { readonly [move in KoaAction['move']]: readonly [least: number, most: number] } = {
  submit: [1, 3],
  flag: [0, 0],
  rewire: [1, 1],
  corroborate: [2, 2],
  cycle: [1, 2],
  exploit: [0, 0],
};

/** How many cards there is room for. */
export const mostCards = ({ rules, puzzle }: Night, move: KoaAction['move']): number =>
  move === 'submit' ? puzzle.tuning.most_cards : move === 'cycle' ? rules.cycle_most : TAKES[move][1];

const barred = (night: Night, state: KoaState, { move, cards }: KoaAction): Refusal | undefined => {
  const cost = KOA_COST(night, move);
  if (cost > state.tokens) return refuse('no-tokens', { move, cost, tokens: state.tokens });
  if (move === 'submit') return undefined;
  const elsewhere = cards & ~state.story.hand;
  if (elsewhere !== 0) return refuse('not-in-hand', { card: idsOf(night.puzzle.card, elsewhere)[0] ?? null });
  const [least] = TAKES[move];
  const most = mostCards(night, move);
  const found = SIZE[cards]!;
  return found < least || found > most ? refuse('attachments', { move, least, most, found }) : undefined;
};

/** One move of a night; the state in the making is changed, or nothing is and why is answered. */
export const koaMove = (
  night: Night,
  state: Mutable<KoaState>,
  action: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  const refused = barred(night, state, action);
  if (refused) return refused;
  switch (action.move) {
    case 'submit':
      return submitNight(night, state, action, log);
    case 'flag':
      return flag(night, state, log);
    case 'rewire':
      return rewire(night, state, action, log);
    case 'corroborate':
      return corroborate(night, state, action, log);
    case 'cycle':
      return cycle(night, state, action, log);
    case 'exploit':
      return exploit(night, state, log);
  }
};
