import type { Seat } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { outcome, playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submissions } from './tables.ts';

const SEAT: readonly Seat[] = [0];
const NONE: readonly never[] = [];

export const toMove = (setup: Setup, state: State): readonly Seat[] =>
  outcome(setup, state) === undefined ? SEAT : NONE;

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  seat === 0 && outcome(setup, state) === undefined
    ? submissions(setup.tables, playable(setup, state), setup.script.tuning.most_cards)
    : NONE;
