import { type CardSet, SIZE } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { idsOf } from './turn.ts';

/** D29 §4, phase 2: exactly so many are kept; the rest are the Reserve. */
export const draft = (setup: Setup, state: State, cards: CardSet, log?: Event[]): State | Refusal => {
  const { keep } = setup.script.tuning;
  if (state.evidence !== 0) return refuse('already-drafted');
  if (SIZE[cards] !== keep) return refuse('draft-size', { keep, kept: SIZE[cards]! });
  log?.push({ kind: 'drafted', cards: idsOf(setup, cards) });
  const next = copy(state);
  next.evidence = cards;
  return next;
};
