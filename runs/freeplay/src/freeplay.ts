import type { Game } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { start } from './enter.ts';
import { type Explanation, explain } from './explain.ts';
import { drawLegal, legal, toMove } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import type { Pack } from './pack.ts';
import { refusals } from './refusals.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';

/** Its types under one name. */
export interface Freeplay {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Explanation;
  readonly pack: Pack;
}

/** A run of three acts: D05v1 Part B, or D05v2 Part B. */
export const freeplay: Game<Setup, State, Action, Event, View, Explanation> = {
  id: 'freeplay',
  rules: 1,
  seats: 1,
  refusals,
  parseSetup,
  makeSetup: ({ script }) => toJson(script),
  start,
  toMove,
  legal,
  drawLegal,
  step,
  outcome,
  view: (setup, state) => view(setup, state),
  compare,
  format,
  parse,
  mask,
  resample,
  explain: (setup, state, _seat, action) => explain(setup, state, action),
};
