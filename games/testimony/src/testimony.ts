import { compareSets, makePlay, parsePlay } from '@lockstep/cards';
import { type Game, type Json, ok, refuse } from '@lockstep/kernel';
import { type Action, type Event, REFUSALS } from './action.ts';
import { explain } from './explain.ts';
import { outcome, playable } from './outcome.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';
import { type View, view } from './view.ts';

const SEAT = [0] as const;
const NOBODY = [] as const;
const KINDS = ['submit'] as const;

/** The KOA Daily: D05v2 Part A. */
export const testimony: Game<Setup, State, Action, Event, View> = {
  id: 'testimony',
  rules: 1,
  seats: 1,
  refusals: REFUSALS,
  parseSetup,
  makeSetup: (setup) => setup.puzzle as unknown as Json,
  start: ({ tables }) => tables.start,
  toMove: (setup, state) => (outcome(setup, state) === undefined ? SEAT : NOBODY),
  legal: (setup, state, seat) =>
    seat === 0 && outcome(setup, state) === undefined
      ? submissions(setup.tables, playable(setup, state), setup.puzzle.tuning.most_cards)
      : NOBODY,
  step: (setup, state, seat, action, log) => {
    if (seat !== 0) return refuse('not-your-seat', { seat });
    if (outcome(setup, state) !== undefined) return refuse('over');
    if (action.kind !== 'submit') return refuse('unknown-action', { actions: KINDS });
    if ((action.cards & setup.tables.all) !== action.cards) return refuse('unknown-card', {});
    return submit(setup, state, action.cards, log);
  },
  outcome,
  view,
  compare: (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareSets(a.cards, b.cards),
  format: ({ puzzle }, { kind, cards }) => makePlay(puzzle.card, kind, cards),
  parse: ({ puzzle, tables }, text) => {
    const play = parsePlay(puzzle.card, KINDS, text);
    return play.ok ? ok(tables.actions[play.value.cards]!) : play;
  },
  mask,
  resample: (setup, state, _seat, seed) => resample(setup, state, seed),
  explain: (setup, state, _seat, action) => explain(setup, state, action) as unknown as Json,
};
