import type { CardSet } from '@lockstep/cards';
import type { Mutable } from '@lockstep/kernel';

export interface State {
  /** The turn being played, from 1; one past the last when they are used up. */
  readonly turn: number;
  /** T1: 0 or less is enough, and how far below is the margin of a line. */
  readonly resistance: number;
  readonly scrutiny: number;
  readonly hand: CardSet;
  /** The committed story. */
  readonly story: CardSet;
  /** Bit i is the counter printed i-th. */
  readonly refuted: number;
  /** Counters KOA has played so far. */
  readonly shown: number;
  /** Three bits a card: 0, or one more than the place of the counter that contests it. */
  readonly contested: number;
  /** In a preview: damage that an unseen counter may or may not have taken away. 0 in play. */
  readonly unsure: number;
}

/** One copy a step; every field, in one order, so that all states share a hidden class. */
export const copy = (state: State): Mutable<State> => ({
  turn: state.turn,
  resistance: state.resistance,
  scrutiny: state.scrutiny,
  hand: state.hand,
  story: state.story,
  refuted: state.refuted,
  shown: state.shown,
  contested: state.contested,
  unsure: state.unsure,
});

/** The first turn: nothing has been submitted, shown or refuted. */
export const firstState = ({ resistance, scrutiny, hand }: Pick<State, 'resistance' | 'scrutiny' | 'hand'>): State => ({
  turn: 1,
  resistance,
  scrutiny,
  hand,
  story: 0,
  refuted: 0,
  shown: 0,
  contested: 0,
  unsure: 0,
});
