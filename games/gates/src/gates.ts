import type { Game } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { drawLegal } from './draw-legal.ts';
import { type Explanation, explainMove } from './explain.ts';
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
import { MOST_ARTIFACTS, MOST_GATES } from './vocabulary.ts';

export const gates: Game<Setup, State, Action, Event, View, Explanation> = {
  id: 'gates',
  rules: 1,
  seats: 1,
  refusals,
  limits: { artifacts: MOST_ARTIFACTS, gates: MOST_GATES },
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
  explain: (setup, state, _seat, action) => explainMove(setup, state, action),
};
