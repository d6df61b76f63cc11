import type { Issue, Refusal } from './issue.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Seed } from './seed.ts';
import type { Chance, Stream } from './stream.ts';

/** Seats are numbered from 0. */
export type Seat = number;

/** How a game ended: one whole number a seat, more is better, 0 is a loss. `reason` is the game's own word for it. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'drawn' | 'finished';
  readonly reason: string;
  readonly scores: readonly number[];
}

export interface Position<Setup, State> {
  readonly setup: Setup;
  readonly state: State;
}

/**
 * A game. `Setup` never changes during play; `State` is one small flat record of plain data; a `View` is all that a screen or a
 * wire may carry; `Details` is what a preview adds to the events. Everything else (run, replay, preview, solver, bots, terminal, pipe, laws) is written once over this.
 */
export interface Game<Setup, State, Action, Event, View, Details = unknown> {
  readonly id: string;
  /** Raised when an old replay would change. */
  readonly rules: number;
  readonly seats: number;
  /** Every refusal `step` or `parse` can answer with, and what it means. */
  readonly refusals: { readonly [code: string]: string };
  /** How many things of a kind a setup may hold. */
  readonly limits?: { readonly [things: string]: number };

  parseSetup(input: unknown): Result<Setup, readonly Issue[]>;
  /** The inverse of `parseSetup`: plain data with every default written out. */
  makeSetup(setup: Setup): Json;
  start(setup: Setup, seed: Seed): State;
  /**
   * A state as it is folded into the chain and covered by the seal, where the rules keep it in another shape: plain data, equal for equal
   * states. Call it by `makeState`, which gives the state itself for games without it.
   */
  makeState?(setup: Setup, state: State): object;
  /** Several at once where a stage is simultaneous and sealed. */
  toMove(setup: Setup, state: State): readonly Seat[];
  /** In the order of `compare`; empty exactly when there is an outcome or it is not this seat's move. */
  legal(setup: Setup, state: State, seat: Seat): readonly Action[];
  /**
   * One of `legal`, each as likely, without listing them: asks `chance` once for a number below how many there are and gives the one
   * that stands there. Undefined, and nothing asked, where there is none. Call it by `drawLegal`, which serves games without it too.
   */
  drawLegal?(setup: Setup, state: State, seat: Seat, chance: Chance): Action | undefined;
  step(setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal;
  outcome(setup: Setup, state: State): Outcome | undefined;
  view(setup: Setup, state: State, seat: Seat | 'watcher'): View;
  compare(a: Action, b: Action): number;
  /** "submit fda-article receipt" */
  format(setup: Setup, action: Action): string;
  parse(setup: Setup, text: string): Result<Action, Refusal>;

  /** One position that represents all positions with this seat's view: what is hidden, in setup or state, is marked unknown. */
  mask(setup: Setup, state: State, seat: Seat): Position<Setup, State>;
  /** Another position with the same view: the secrets drawn again from `seed`. */
  resample(setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State>;
  /** Whether a seat is told of an event, where some are sealed. Without it every seat is told of every event. */
  visibleTo?(event: Event, seat: Seat | 'watcher'): boolean;
  /** The `details` of a preview, plain data: why the action would do what it does. Null where there is nothing to explain. */
  explain?(setup: Setup, state: State, seat: Seat, action: Action): Details | null;
  /** The same for an action that was refused, where there is more to tell than the refusal does. */
  explainRefused?(setup: Setup, state: State, seat: Seat, action: Action, refusal: Refusal): Details | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common setup, state or action
export type AnyGame = Game<any, any, any, any, any, any>;

/** A family of lines an exact search may keep to, such as *safe*. */
export interface Lines<Setup, State, Action> {
  allows(setup: Setup, state: State, action: Action): boolean;
  /** No line of the family from here scores more. */
  bound(setup: Setup, state: State): number;
  /** Equal keys have equal futures within the family, but for the cost. */
  key(setup: Setup, state: State): number;
}

/** What a game tells the solver about itself, so that exact search is also quick. */
export interface Search<Setup, State, Action> {
  /** Of two states with equal keys, the one with the smaller cost is never worse. */
  cost(setup: Setup, state: State): number;
  /** The least score that counts as excellent ("Gold"). */
  readonly excellent: (setup: Setup) => number;
  /** The family that needs no secret: hints keep to it. */
  readonly secretFree: string;
  /** Whether every line of this puzzle can be walked in a moment, so that they can be counted. */
  small?(setup: Setup): boolean;
  /** The one word of a line that helps most, such as a card of its first payload. */
  keyWord(setup: Setup, line: readonly Action[]): string | undefined;
  readonly lines: { readonly any: Lines<Setup, State, Action>; readonly [name: string]: Lines<Setup, State, Action> };
}

/** Pack and chance in, one unproven puzzle out, or why this attempt dealt none. */
export type Dealer<Pack> = (
  pack: Pack,
  stream: Stream,
  constraints: { readonly [key: string]: Json },
) => Result<Json, string>;

export interface Bot<Setup, State, Action> {
  choose(setup: Setup, state: State, seat: Seat, stream: Stream): Action;
  /**
   * Of a bot that plays futures on: how each action did, best first, again after each round. `total` is the sum of the chances to win, in
   * thousandths, that its futures ended with. Hints in games of chance are made of it.
   */
  consider?(
    setup: Setup,
    state: State,
    seat: Seat,
    stream: Stream,
  ): Iterable<readonly { readonly action: Action; readonly playouts: number; readonly total: number }[]>;
}
