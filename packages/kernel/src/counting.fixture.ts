import type { Game, Outcome, Seat } from './contract.ts';
import { Refusal, refuse } from './issue.ts';
import { fail, ok } from './result.ts';
import type { Seed } from './seed.ts';
import { openStream } from './stream.ts';

/** A game small enough to read in a test of the kernel: seats in turn add 1 to 3, or a drawn 1 to 6, until the target is met. */
export interface Setup {
  readonly target: number;
}

export interface State {
  readonly turn: number;
  readonly total: number;
  readonly drawn: number;
  /** Null in what a player can know. */
  readonly seed: Seed | null;
}

export interface Action {
  readonly kind: 'add' | 'draw';
  readonly by: number;
}

export interface Event {
  readonly kind: 'added' | 'drew' | 'met';
  readonly by: number | null;
  readonly total: number | null;
}

const ACTIONS: readonly Action[] = [1, 2, 3].map((by): Action => ({ kind: 'add', by })).concat({ kind: 'draw', by: 0 });

const make = (turn: number, total: number, drawn: number, seed: Seed | null): State => ({ turn, total, drawn, seed });

const format = ({ kind, by }: Action): string => (kind === 'add' ? `add ${by}` : 'draw');

export type CountingGame = Game<Setup, State, Action, Event, { readonly total: number }>;

export const counting = (seats = 1, rules = 1): CountingGame => {
  const outcome = ({ target }: Setup, { total }: State): Outcome | undefined =>
    total >= target
      ? { result: 'finished', reason: 'met', scores: Array.from({ length: seats }, () => total) }
      : undefined;
  const toMove = (setup: Setup, state: State): readonly Seat[] => (outcome(setup, state) ? [] : [state.turn % seats]);
  return {
    id: 'counting',
    rules,
    seats,
    refusals: { 'not-your-move': 'another seat moves, or the game is over', 'unknown-action': 'no such action' },
    parseSetup: (input) => ok(input as Setup),
    makeSetup: ({ target }) => ({ target }),
    start: (_setup, seed) => make(0, 0, 0, seed),
    toMove,
    legal: (setup, state, seat) => (toMove(setup, state).includes(seat) ? ACTIONS : []),
    step: (setup, state, seat, action, log) => {
      if (!toMove(setup, state).includes(seat)) return refuse('not-your-move', { seat });
      const draws = action.kind === 'draw';
      const by = draws ? state.seed && openStream(state.seed, 'die', state.drawn).below(6) + 1 : action.by;
      const total = state.total + (by ?? 0);
      log?.push({ kind: draws ? 'drew' : 'added', by, total: by && total });
      if (total >= setup.target) log?.push({ kind: 'met', by, total });
      return make(state.turn + 1, total, state.drawn + (draws ? 1 : 0), state.seed);
    },
    outcome,
    view: (_setup, { total }) => ({ total }),
    compare: (a, b) => ACTIONS.findIndex(({ by }) => by === a.by) - ACTIONS.findIndex(({ by }) => by === b.by),
    format: (_setup, action) => format(action),
    parse: (_setup, text) => {
      const action = ACTIONS.find((one) => format(one) === text);
      return action ? ok(action) : fail(new Refusal('unknown-action', { text }));
    },
    mask: (setup, state) => ({ setup, state: make(state.turn, state.total, state.drawn, null) }),
    resample: (setup, state, _seat, seed) => ({ setup, state: make(state.turn, state.total, state.drawn, seed) }),
  };
};

export const add = (by: number): Action => ({ kind: 'add', by });
export const draw: Action = { kind: 'draw', by: 0 };
