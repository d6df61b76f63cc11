import { type Refusal, refuse, type Seat } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { draft } from './draft.ts';
import { outcome } from './outcome.ts';
import { scan } from './scan.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';
import { KINDS } from './vocabulary.ts';

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (seat !== 0) return refuse('not-your-seat', { seat });
  if (outcome(setup, state) !== undefined) return refuse('over');
  const { kind, cards } = action;
  if ((cards & setup.tables.all) !== cards) return refuse('unknown-card', {});
  switch (kind) {
    case 'submit':
      return submit(setup, state, cards, log);
    case 'scan':
      return scan(setup, state, cards, log);
    case 'draft':
      return draft(setup, state, cards, log);
  }
  kind satisfies never;
  return refuse('unknown-action', { actions: KINDS });
};
