import type { Seat } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { type Why, whyEach } from './why.ts';

/** Details of a preview: why the card the action names is there. */
export const explain = (setup: Setup, state: State, _seat: Seat, { kind, at }: Action): Why | null =>
  (kind === 'take' || kind === 'buy') && setup.cards[at] ? whyEach(setup, state, [at])[0]! : null;
