import type { Game } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { explain, type Outlook } from './explain.ts';
import { legal, toMove } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import type { Pack } from './pack.ts';
import { refusals } from './refusals.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';

export interface BattleGame {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Outlook;
  readonly pack: Pack;
}

/** Events that only their seat is told of, and one that only the other is. */
const OWN_EVENTS: readonly Event['kind'][] = ['drew-cards', 'foresaw-cards', 'discovered-card', 'chose-secretly'];

export const battle: Game<Setup, State, Action, Event, View, Outlook> = {
  id: 'battle',
  rules: 1,
  seats: 2,
  refusals,
  parseSetup,
  makeSetup: ({ script }) => toJson(script),
  start,
  toMove,
  legal,
  step,
  outcome,
  view,
  compare,
  format,
  parse,
  mask,
  resample,
  explain,
  visibleTo: (event, seat) => {
    if (OWN_EVENTS.includes(event.kind)) return 'seat' in event && event.seat === seat;
    return event.kind !== 'hand-shown' || (seat !== 'watcher' && event.seat !== seat);
  },
};
