import type { Game, Seat } from './contract.ts';
import { fold, type Lanes, link } from './fold.ts';
import { Refusal } from './issue.ts';
import { makeState } from './make-state.ts';
import type { Seed } from './seed.ts';

/** A point in a run, tied to the one before it: undo is a step back along the tie, a fork is a second tie to one moment. */
export interface Moment<State, Event> {
  readonly state: State;
  readonly chain: Lanes;
  readonly turn: number;
  readonly before?: Moment<State, Event>;
  readonly seat: Seat;
  readonly text: string;
  readonly events: readonly Event[];
}

/** One game being played. Runs are values: every change is a new run that shares its past. */
export interface Run<Setup, State, Action, Event, View> {
  readonly game: Game<Setup, State, Action, Event, View>;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly now: Moment<State, Event>;
  /** What `redo` brings back: the undone moments, nearest last. */
  readonly undone: readonly Moment<State, Event>[];
}

export const begin = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: Seed,
): Run<Setup, State, Action, Event, View> => {
  const state = game.start(setup, seed);
  const now = { state, chain: fold(makeState(game, setup, state)), turn: 0, seat: 0, text: '', events: [] };
  return { game, setup, seed, now, undone: [] };
};

export const act = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
  seat: Seat,
  action: Action,
): Run<Setup, State, Action, Event, View> | Refusal => {
  const { game, setup, seed, now } = run;
  const events: Event[] = [];
  const state = game.step(setup, now.state, seat, action, events);
  if (state instanceof Refusal) return state;
  const text = seatPrefix(game.seats, seat) + game.format(setup, action);
  const chain = link(now.chain, text, makeState(game, setup, state));
  const next = { state, chain, turn: now.turn + 1, before: now, seat, text, events };
  return { game, setup, seed, now: next, undone: [] };
};

/** One step back, or the same run at its start. */
export const undo = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
): Run<Setup, State, Action, Event, View> =>
  run.now.before ? { ...run, now: run.now.before, undone: [...run.undone, run.now] } : run;

/** Takes the last undo back, or the same run when there is none. */
export const redo = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
): Run<Setup, State, Action, Event, View> => {
  const next = run.undone.at(-1);
  return next ? { ...run, now: next, undone: run.undone.slice(0, -1) } : run;
};

/** A run that goes its own way from after the given number of steps. */
export const fork = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
  turn: number,
): Run<Setup, State, Action, Event, View> => {
  let now = run.now;
  while (now.before && now.turn > turn) now = now.before;
  return { ...run, now, undone: [] };
};

/** Every moment after the start, first to last. */
export const moments = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
): readonly Moment<State, Event>[] => {
  const all: Moment<State, Event>[] = [];
  for (let at = run.now; at.before; at = at.before) all.push(at);
  return all.reverse();
};

/** With several seats a line of play begins with the seat: "1: ". */
export const seatPrefix = (seats: number, seat: Seat): string => (seats > 1 ? `${seat}: ` : '');
