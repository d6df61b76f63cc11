import type { CardSet } from '@lockstep/cards';
import type { Mutable } from '@lockstep/kernel';

export interface State {
  /** The turn being played, from 1; one past the last when they are used up. */
  readonly turn: number;
  readonly resistance: number;
  readonly scrutiny: number;
  /** 0 until the draft. */
  readonly evidence: CardSet;
  /** Cards a SCAN has put out of the game. */
  readonly discarded: CardSet;
  /** The last payload submitted, or 0. */
  readonly previous: CardSet;
  /** At most one card. */
  readonly quarantined: CardSet;
  /** The turn on which it is usable again, or 0. */
  readonly quarantineEnds: number;
  readonly scans: number;
  /** One seeded order of all dealt cards; the Reserve is what of it is neither in Evidence nor discarded. Secret. */
  readonly order: readonly number[];
}

/** One copy a step; every field, in one order, so that all states share a hidden class. */
export const copy = (state: State): Mutable<State> => ({
  turn: state.turn,
  resistance: state.resistance,
  scrutiny: state.scrutiny,
  evidence: state.evidence,
  discarded: state.discarded,
  previous: state.previous,
  quarantined: state.quarantined,
  quarantineEnds: state.quarantineEnds,
  scans: state.scans,
  order: state.order,
});
