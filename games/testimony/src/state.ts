import type { CardSet } from '@lockstep/cards';

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

/** The one place a state is made: every field, in one order, so that all states share a shape. */
export const makeState = (
  turn: number,
  resistance: number,
  scrutiny: number,
  hand: CardSet,
  story: CardSet,
  refuted: number,
  shown: number,
  contested: number,
  unsure: number,
): State => ({ turn, resistance, scrutiny, hand, story, refuted, shown, contested, unsure });
