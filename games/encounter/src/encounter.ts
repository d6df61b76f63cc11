import type { Game, Json } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import type { Action, Event } from './action.ts';
import { explain } from './explain.ts';
import { compare, drawLegal, legal } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import type { Pack } from './pack.ts';
import { refusals } from './refusals.ts';
import { mask, resample, visibleTo } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { step, toMove } from './step.ts';
import { type View, view } from './view.ts';
import { MOST_ACTORS, MOST_CHARACTERS, MOST_TECHNIQUES, MOST_ZONES } from './vocabulary.ts';

/** Its types under one name. */
export interface Encounter {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Json;
  readonly pack: Pack;
}

export const encounter: Game<Setup, State, Action, Event, View, Json> = {
  id: 'encounter',
  rules: 1,
  seats: 2,
  refusals,
  limits: {
    'heroes and foes': MOST_ACTORS,
    zones: MOST_ZONES,
    techniques: MOST_TECHNIQUES,
    characters: MOST_CHARACTERS,
  },
  parseSetup,
  makeSetup: ({ script }) => toJson(script),
  start,
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
  visibleTo,
  explain,
};
