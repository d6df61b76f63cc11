import { fail, type Game, type Outcome, ok, openStream, Refusal, refuse, type Seed } from '@lockstep/kernel';

/** A game for breaking: guess a coin so many times. The coin to come is the secret. */
export interface Setup {
  readonly tosses: number;
}

export interface State {
  readonly tossed: number;
  readonly right: number;
  /** Null in what a player can know. */
  readonly seed: Seed | null;
}

export interface Action {
  readonly guess: 'heads' | 'tails';
}

export interface Event {
  readonly kind: 'tossed';
  readonly right: boolean | null;
}

export interface View {
  readonly tossed: number;
  readonly right: number;
}

const GUESSES = ['heads', 'tails'] as const;
const LEGAL: readonly Action[] = GUESSES.map((guess) => ({ guess }));

const make = (tossed: number, right: number, seed: Seed | null): State => ({ tossed, right, seed });

const outcome = (setup: Setup, state: State): Outcome | undefined =>
  state.tossed === setup.tosses ? { result: 'finished', reason: 'tossed', scores: [state.right] } : undefined;

export const coin: Game<Setup, State, Action, Event, View> = {
  id: 'coin',
  rules: 1,
  seats: 1,
  refusals: { over: 'the last coin is tossed', 'unknown-action': 'guess heads or tails' },
  parseSetup: (input) => {
    const tosses = (input as { tosses?: unknown } | null)?.tosses;
    const whole = typeof tosses === 'number' && Number.isInteger(tosses) && tosses > 0;
    return whole
      ? ok({ tosses })
      : fail([{ code: 'wrong-type', severity: 'error', path: ['tosses'], expected: 'a number', found: 'none' }]);
  },
  makeSetup: ({ tosses }) => ({ tosses }),
  start: (_setup, seed) => make(0, 0, seed),
  toMove: (setup, state) => (outcome(setup, state) ? [] : [0]),
  legal: (setup, state, seat) => (seat === 0 && !outcome(setup, state) ? LEGAL : []),
  step: (setup, state, seat, action, log) => {
    if (seat !== 0 || outcome(setup, state)) return refuse('over');
    const side = GUESSES.indexOf(action.guess);
    if (side < 0) return refuse('unknown-action');
    const right = state.seed && openStream(state.seed, 'coin', state.tossed).below(2) === side;
    log?.push({ kind: 'tossed', right });
    return make(state.tossed + 1, state.right + (right ? 1 : 0), state.seed);
  },
  // What a player knows ends no game: the last score is still to be tossed for.
  outcome: (setup, state) => (state.seed ? outcome(setup, state) : undefined),
  view: (_setup, { tossed, right }) => ({ tossed, right }),
  compare: (a, b) => GUESSES.indexOf(a.guess) - GUESSES.indexOf(b.guess),
  format: (_setup, { guess }) => guess,
  parse: (_setup, text) => {
    const guess = GUESSES.find((word) => word === text);
    return guess ? ok({ guess }) : fail(new Refusal('unknown-action'));
  },
  mask: (setup, state) => ({ setup, state: make(state.tossed, state.right, null) }),
  resample: (setup, state, _seat, seed) => ({ setup, state: make(state.tossed, state.right, seed) }),
};
