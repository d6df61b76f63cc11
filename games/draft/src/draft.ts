import type { Game } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { explain } from './explain.ts';
import { drawLegal, legal, toMove } from './legal.ts';
import { makeState } from './make-state.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import type { Pack } from './pack.ts';
import { refusals } from './refusals.ts';
import { MOST_CARDS } from './script.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';
import type { Why } from './why.ts';

/** The types of this game under one name. */
export interface Draft {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Why;
  readonly pack: Pack;
}

export const draft: Game<Setup, State, Action, Event, View, Why> = {
  id: 'draft',
  rules: 1,
  seats: 1,
  refusals,
  limits: { cards: MOST_CARDS },
  parseSetup,
  makeSetup: ({ script }) => toJson(script),
  start,
  makeState,
  toMove,
  legal,
  drawLegal,
  step,
  outcome,
  view,
  compare,
  format,
  parse,
  mask,
  resample,
  explain,
};
