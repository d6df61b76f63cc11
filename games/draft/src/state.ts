import type { Mutable, Seed } from '@lockstep/kernel';

/** The draft pool (see `pool.ts`). */
export interface Pool {
  /** Its cards, set by set in the order of the pack. */
  readonly chunks: readonly (readonly number[])[];
  /** By set, how many entries there are of each staleness. */
  readonly tally: readonly (readonly number[])[];
  /** How many entries carry each tag, and then how many names: from the first theme on that is chosen. */
  readonly depths: readonly number[] | null;
}

/** A card that left an offer before it was shown, for the sake of a guarantee, and the one that came for it. */
export interface Swap {
  readonly keeps: 'DIVERSITY' | 'RARITY';
  readonly out: number;
  readonly in: number;
}

export interface State {
  /** The place in the route; its length when the quest is over. */
  readonly stop: number;
  /** What was taken, bought or purged at this stop. */
  readonly done: number;
  /** Cards taken in the whole quest. */
  readonly picks: number;
  /** −1 before one is chosen. */
  readonly caller: number;
  readonly deck: readonly number[];
  /** At which pick each card of the deck was taken. */
  readonly deckSince: readonly number[];
  readonly signs: readonly number[];
  readonly signsSince: readonly number[];
  readonly essence: number;
  /** The resonance profile, in thousandths. */
  readonly profile: readonly number[];
  readonly pool: Pool;
  /** By resonance, in thousandths. */
  readonly multipliers: readonly number[];
  /** What is shown: dreamcallers, cards or dreamsigns, by the kind of site. Null where that is not known. */
  readonly offer: readonly number[] | null;
  /** What each card shown costs, in a shop; −1 once it is sold. */
  readonly prices: readonly number[];
  readonly theme: number;
  readonly swaps: readonly Swap[];
  /** How far each stream has been read. */
  readonly offerAt: number;
  readonly themeAt: number;
  readonly saleAt: number;
  readonly signAt: number;
  /** A secret: null in what a player can know. */
  readonly seed: Seed | null;
}

export const copy = (state: State): Mutable<State> => ({
  stop: state.stop,
  done: state.done,
  picks: state.picks,
  caller: state.caller,
  deck: state.deck,
  deckSince: state.deckSince,
  signs: state.signs,
  signsSince: state.signsSince,
  essence: state.essence,
  profile: state.profile,
  pool: state.pool,
  multipliers: state.multipliers,
  offer: state.offer,
  prices: state.prices,
  theme: state.theme,
  swaps: state.swaps,
  offerAt: state.offerAt,
  themeAt: state.themeAt,
  saleAt: state.saleAt,
  signAt: state.signAt,
  seed: state.seed,
});
