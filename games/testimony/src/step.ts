import { type Refusal, refuse, type Seat } from '@lockstep/kernel';
import { type Action, type Event, KINDS } from './action.ts';
import { outcome } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (seat !== 0) return refuse('not-your-seat', { seat });
  if (outcome(setup, state) !== undefined) return refuse('over');
  if (action.kind !== 'submit') return refuse('unknown-action', { actions: KINDS });
  if ((action.cards & setup.tables.all) !== action.cards) return refuse('unknown-card', {});
  return submit(setup, state, action.cards, log);
};
