import type { Game } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { type Explanation, explain } from './explain.ts';
import { legal, toMove } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import { refusals } from './refusals.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';
import { MOST_CARDS, MOST_COUNTERS } from './vocabulary.ts';

/** The types of this game under one name. */
export interface Testimony {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Explanation;
}

/** The KOA Daily: D05v2 Part A. */
export const testimony: Game<Setup, State, Action, Event, View, Explanation> = {
  id: 'testimony',
  rules: 1,
  seats: 1,
  refusals,
  limits: { cards: MOST_CARDS, counters: MOST_COUNTERS },
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
  explain: (setup, state, _seat, action) => explain(setup, state, action),
  // T30: a blocked submission is explained too, with every pair that contradicts.
  explainRefused: (setup, state, _seat, action, { code }) =>
    code === 'major-contradiction' ? explain(setup, state, action) : null,
};
