import { fail, type Game, type Json, type Outcome, ok, openStream, Refusal, refuse, type Seed } from '@lockstep/kernel';
import { integer, parseShape } from '@lockstep/shape';
import * as v from 'valibot';

/**
 * The smallest conforming game: roll a die as often as you dare, stop before the total passes the limit. It has all that a game
 * of this house needs (setup, chance, a secret, refusals, events), so copy this folder to begin one.
 */
const SETUP = v.strictObject({ limit: integer(6, 1000), sides: integer(2, 100) });

export type Setup = v.InferOutput<typeof SETUP>;

export interface State {
  readonly rolls: number;
  readonly total: number;
  readonly stopped: boolean;
  /** Where the next die comes from: a secret. Null in what a player can know. */
  readonly seed: Seed | null;
}

export const ACTIONS = ['roll', 'stop'] as const;
export interface Action {
  readonly kind: (typeof ACTIONS)[number];
}

export type Event =
  | { readonly kind: 'rolled'; readonly die: number | null; readonly total: number | null }
  | { readonly kind: 'stopped'; readonly total: number };

export interface View {
  readonly rolls: number;
  readonly total: number;
  readonly limit: number;
  readonly outcome: Outcome | null;
}

const make = (rolls: number, total: number, stopped: boolean, seed: Seed | null): State => ({
  rolls,
  total,
  stopped,
  seed,
});

/** In the order of `compare`. */
const LEGAL: readonly Action[] = ACTIONS.map((kind) => ({ kind }));

export const nullGame: Game<Setup, State, Action, Event, View> = {
  id: 'null',
  rules: 1,
  seats: 1,
  refusals: {
    over: 'the game has ended',
    'unknown-action': 'the text is no action of this game; `actions` lists them',
  },
  parseSetup: (input) => parseShape(SETUP, input),
  makeSetup: (setup): Json => setup,
  start: (_setup, seed) => make(0, 0, false, seed),
  toMove: (setup, state) => (nullGame.outcome(setup, state) ? [] : [0]),
  legal: (setup, state, seat) => (seat !== 0 || nullGame.outcome(setup, state) ? [] : LEGAL),
  step: (setup, state, seat, action, log) => {
    if (seat !== 0 || nullGame.outcome(setup, state)) return refuse('over');
    switch (action.kind) {
      case 'roll': {
        const die = state.seed && openStream(state.seed, 'die', state.rolls).below(setup.sides) + 1;
        log?.push({ kind: 'rolled', die, total: die && state.total + die });
        return make(state.rolls + 1, state.total + (die ?? 0), false, state.seed);
      }
      case 'stop':
        log?.push({ kind: 'stopped', total: state.total });
        return make(state.rolls, state.total, true, state.seed);
    }
    return refuse('unknown-action', { actions: ACTIONS });
  },
  outcome: (setup, state) => {
    if (state.total > setup.limit) return { result: 'lost', reason: 'bust', scores: [0] };
    return state.stopped ? { result: 'finished', reason: 'stopped', scores: [state.total] } : undefined;
  },
  view: (setup, state) => ({
    rolls: state.rolls,
    total: state.total,
    limit: setup.limit,
    outcome: nullGame.outcome(setup, state) ?? null,
  }),
  compare: (a, b) => ACTIONS.indexOf(a.kind) - ACTIONS.indexOf(b.kind),
  format: (_setup, action) => action.kind,
  parse: (_setup, text) => {
    const kind = ACTIONS.find((word) => word === text);
    return kind ? ok({ kind }) : fail(new Refusal('unknown-action', { actions: ACTIONS }));
  },
  mask: (setup, state) => ({ setup, state: make(state.rolls, state.total, state.stopped, null) }),
  resample: (setup, state, _seat, seed) => ({ setup, state: make(state.rolls, state.total, state.stopped, seed) }),
};
