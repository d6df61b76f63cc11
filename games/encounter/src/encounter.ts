import type { Game, Json } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { explain } from './explain.ts';
import { compare, legal } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import { refusals } from './refusals.ts';
import { mask, resample, visibleTo } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { step, toMove } from './step.ts';
import { type View, view } from './view.ts';

/** Its types under one name. */
export interface Encounter {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
}

export const encounter: Game<Setup, State, Action, Event, View> = {
  id: 'encounter',
  rules: 1,
  seats: 2,
  refusals,
  parseSetup,
  makeSetup: ({ script }): Json => script as unknown as Json,
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
  visibleTo,
  explain,
};
