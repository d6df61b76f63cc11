import { fail, type Game, type Outcome, ok, openStream, Refusal, refuse, type Seat } from '@lockstep/kernel';

/** A game for breaking: both show one or two fingers at once, so many times. What the other is going to show is the secret. */
export interface Setup {
  readonly times: number;
}

export interface State {
  readonly shown: number;
  /** How often both showed the same. */
  readonly alike: number;
  /** 0 while nothing is chosen; null where a seat cannot know. */
  readonly first: number | null;
  readonly second: number | null;
}

export interface Action {
  readonly fingers: number;
}

export type Event =
  | { readonly kind: 'chose'; readonly seat: Seat; readonly fingers: number }
  | { readonly kind: 'closed'; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly alike: boolean };

export interface View {
  readonly shown: number;
  readonly alike: number;
  readonly closed: readonly boolean[];
  readonly own: number | null;
}

const LEGAL: readonly Action[] = [{ fingers: 1 }, { fingers: 2 }];

const make = (shown: number, alike: number, first: number | null, second: number | null): State => ({
  shown,
  alike,
  first,
  second,
});

const outcome = ({ times }: Setup, { shown, alike }: State): Outcome | undefined =>
  shown === times ? { result: 'finished', reason: 'shown', scores: [alike, times - alike] } : undefined;

const toMove = (setup: Setup, state: State): readonly Seat[] =>
  outcome(setup, state) ? [] : [0, 1].filter((seat) => (seat === 0 ? state.first : state.second) === 0);

export const fingers: Game<Setup, State, Action, Event, View> = {
  id: 'fingers',
  rules: 1,
  seats: 2,
  refusals: { 'not-your-move': 'the hand is closed, or the game is over', 'unknown-action': 'one finger or two' },
  parseSetup: (input) => {
    const times = (input as { times?: unknown } | null)?.times;
    const whole = typeof times === 'number' && Number.isInteger(times) && times > 0;
    return whole
      ? ok({ times })
      : fail([{ code: 'wrong-type', severity: 'error', path: ['times'], expected: 'a number', found: 'none' }]);
  },
  makeSetup: ({ times }) => ({ times }),
  start: () => make(0, 0, 0, 0),
  toMove,
  legal: (setup, state, seat) => (toMove(setup, state).includes(seat) ? LEGAL : []),
  step: (setup, state, seat, action, log) => {
    if (!toMove(setup, state).includes(seat)) return refuse('not-your-move');
    if (!LEGAL.some((one) => one.fingers === action.fingers)) return refuse('unknown-action');
    log?.push({ kind: 'chose', seat, fingers: action.fingers }, { kind: 'closed', seat });
    const first = seat === 0 ? action.fingers : state.first;
    const second = seat === 1 ? action.fingers : state.second;
    if (first === 0 || second === 0 || first === null || second === null)
      return make(state.shown, state.alike, first, second);
    log?.push({ kind: 'showed', alike: first === second });
    return make(state.shown + 1, state.alike + (first === second ? 1 : 0), 0, 0);
  },
  outcome,
  view: (_setup, { shown, alike, first, second }, seat) => ({
    shown,
    alike,
    closed: [first !== 0, second !== 0],
    own: seat === 0 ? first : seat === 1 ? second : null,
  }),
  compare: (a, b) => a.fingers - b.fingers,
  format: (_setup, action) => `show ${action.fingers}`,
  parse: (_setup, text) => {
    const action = LEGAL.find((one) => text === `show ${one.fingers}`);
    return action ? ok(action) : fail(new Refusal('unknown-action'));
  },
  mask: (setup, { shown, alike, first, second }, seat) => ({
    setup,
    state: make(shown, alike, seat === 1 && first !== 0 ? null : first, seat === 0 && second !== 0 ? null : second),
  }),
  resample: (setup, { shown, alike, first, second }, seat, seed) => {
    const drawn = openStream(seed, 'redraw').below(2) + 1;
    return {
      setup,
      state: make(shown, alike, seat === 1 && first !== 0 ? drawn : first, seat === 0 && second !== 0 ? drawn : second),
    };
  },
  visibleTo: (event, seat) => event.kind !== 'chose' || event.seat === seat,
};
