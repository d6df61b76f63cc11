import type { Mutable, Seed } from '@lockstep/kernel';

/** A story page, the stages of a round that wait for a seat, or the end. Upkeep and Aftermath pass within a step. */
export const PHASES = ['BEAT', 'INTENT', 'CLASH', 'REACTION', 'OVER'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly phase: Phase;
  readonly beat: number;
  /** Checks made in this Beat, whether one passed, and the choices tried, a bit each. */
  readonly checks: number;
  readonly passed: number;
  readonly tried: number;
  readonly round: number;
  /** Rounds fought in the whole scene. */
  readonly rounds: number;
  /** A bit a seat. */
  readonly ready: number;
  /** What each seat has declared: places in the setup's moves. Null in what a player can know of the other's. */
  readonly plan0: readonly number[] | null;
  readonly plan1: readonly number[] | null;
  /** Packed: see `numbers.ts`. */
  readonly actors: readonly number[];
  /** How often techniques of limited use were used. */
  readonly uses: readonly number[];
  readonly clocks: readonly number[];
  /** How far each clock rose in this Beat. */
  readonly risen: readonly number[];
  /** Invokes left: two openings, one a side, then the scene's tags. */
  readonly invokes: readonly number[];
  /** Upkeeps left of tags that do not last; 0 of the others. */
  readonly lasting: readonly number[];
  /** Tags there now, a bit each; and of those the ones made since tags last faded. */
  readonly held: number;
  readonly young: number;
  /** Invokes made this round: to be spent from the next. */
  readonly fresh0: number;
  readonly fresh1: number;
  readonly pressure: number;
  /** Actors who entered a zone with a foe this round, a bit each. */
  readonly entered: number;
  /** What else happened in this Beat: a clock filled, a domain moved. */
  readonly stirred: number;
  /** Clocks that filled and lead to a beat that has not come yet, a bit each. */
  readonly due: number;
  /** The rolls of this Clash, packed: see `numbers.ts`. */
  readonly hits: readonly number[];
  /** E5: every actor of the scene in the order of initiative, and whose turn it is of them in CLASH and REACTION. */
  readonly order: readonly number[];
  readonly turn: number;
  readonly dice0: number;
  readonly dice1: number;
  /** 0 none, 1 won, 2 lost, 3 drawn. */
  readonly result: number;
  /** Where the dice come from: a secret. Null in what a player can know. */
  readonly seed: Seed | null;
}

/** The one place a state is made: every field, in one order, so that all states share a shape. */
export const copy = (state: State): Mutable<State> => ({
  phase: state.phase,
  beat: state.beat,
  checks: state.checks,
  passed: state.passed,
  tried: state.tried,
  round: state.round,
  rounds: state.rounds,
  ready: state.ready,
  plan0: state.plan0,
  plan1: state.plan1,
  actors: state.actors,
  uses: state.uses,
  clocks: state.clocks,
  risen: state.risen,
  invokes: state.invokes,
  lasting: state.lasting,
  held: state.held,
  young: state.young,
  fresh0: state.fresh0,
  fresh1: state.fresh1,
  pressure: state.pressure,
  entered: state.entered,
  stirred: state.stirred,
  due: state.due,
  hits: state.hits,
  order: state.order,
  turn: state.turn,
  dice0: state.dice0,
  dice1: state.dice1,
  result: state.result,
  seed: state.seed,
});
