import { compareSets } from '@lockstep/cards';
import { type Game, type Json, openStream, refuse, shuffled } from '@lockstep/kernel';
import { type Action, type Event, REFUSALS } from './action.ts';
import { draft } from './draft.ts';
import { explain } from './explain.ts';
import { legalActions } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import { scan } from './scan.ts';
import { parseSetup, type Setup } from './setup.ts';
import { makeState, type State } from './state.ts';
import { submit } from './submit.ts';
import { type View, view } from './view.ts';
import { KINDS } from './vocabulary.ts';

const SEAT = [0] as const;
const NOBODY = [] as const;
const UNKNOWN: readonly number[] = Object.freeze([]);

const withOrder = (state: State, order: readonly number[]): State =>
  makeState(
    state.turn,
    state.resistance,
    state.scrutiny,
    state.evidence,
    state.discarded,
    state.previous,
    state.quarantined,
    state.quarantineEnds,
    state.scans,
    order,
  );

/** Life with AURA, the AURA Daily: D29 and D05v1 Part A. */
export const protocol: Game<Setup, State, Action, Event, View> = {
  id: 'protocol',
  rules: 1,
  seats: 1,
  refusals: REFUSALS,
  parseSetup,
  makeSetup: (setup) => setup.puzzle as unknown as Json,
  start: ({ puzzle, tables }, seed) =>
    makeState(
      1,
      puzzle.resistance,
      puzzle.scrutiny,
      tables.drafted,
      0,
      0,
      0,
      0,
      0,
      shuffled(openStream(seed, 'reserve'), puzzle.card.length),
    ),
  toMove: (setup, state) => (outcome(setup, state) === undefined ? SEAT : NOBODY),
  legal: (setup, state, seat) =>
    seat === 0 && outcome(setup, state) === undefined ? legalActions(setup, state) : NOBODY,
  step: (setup, state, seat, action, log) => {
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
    return refuse('unknown-action', { actions: KINDS });
  },
  outcome,
  view,
  compare: (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareSets(a.cards, b.cards),
  format,
  parse,
  mask: (setup, state) => ({ setup, state: withOrder(state, UNKNOWN) }),
  resample: (setup, state, _seat, seed) => ({
    setup,
    state: withOrder(state, shuffled(openStream(seed, 'reserve'), state.order.length)),
  }),
  explain: (setup, state, _seat, action) => explain(setup, state, action) as unknown as Json,
};
