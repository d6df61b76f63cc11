import type { CardSet } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { idsOf } from './turn.ts';

/** Only Evidence can be submitted or discarded (D29 §4): anything else is refused by name. */
export const requireHeld = (setup: Setup, state: State, cards: CardSet): Refusal | undefined => {
  if (state.evidence === 0) return refuse('not-drafted');
  const elsewhere = cards & ~state.evidence;
  if (elsewhere === 0) return undefined;
  return refuseElsewhere(setup, state, elsewhere);
};

const refuseElsewhere = (setup: Setup, state: State, elsewhere: CardSet): Refusal => {
  const gone = (elsewhere & -elsewhere & state.discarded) !== 0;
  return refuse('not-in-evidence', { card: idsOf(setup, elsewhere)[0]!, where: gone ? 'discarded' : 'reserve' });
};
