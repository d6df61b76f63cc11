import type { Mutable, Seed } from '@lockstep/kernel';
import { copiesDealt, drawMultipliers, makePool } from './pool.ts';
import { profileOf } from './profile.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { arrive } from './walk.ts';

const hasAny = (table: object): boolean => Object.keys(table).length > 0;

export const start = (setup: Setup, seed: Seed): State => {
  const { begin, quest } = setup.script;
  const multipliers = drawMultipliers(setup, seed);
  const deck = begin.deck.map((id) => setup.cardAt.get(id)!);
  const signs = begin.dreamsigns.map((id) => setup.signAt.get(id)!);
  const caller = begin.dreamcaller === undefined ? -1 : setup.callerAt.get(begin.dreamcaller)!;
  const held = {
    picks: deck.length,
    caller,
    deck,
    deckSince: deck.map((_, i) => i + 1),
    signs,
    signsSince: signs.map(() => deck.length),
  };
  const state: Mutable<State> = {
    stop: 0,
    done: 0,
    ...held,
    essence: begin.essence ?? quest.start_essence + (caller < 0 ? 0 : setup.callers[caller]!.essence),
    profile: profileOf(setup, held),
    pool: makePool(
      setup,
      hasAny(begin.copies)
        ? (card) => begin.copies[card.id] ?? copiesDealt(card, multipliers)
        : (card) => copiesDealt(card, multipliers),
      hasAny(begin.staleness) ? (card) => begin.staleness[card.id] ?? 0 : () => 0,
    ),
    multipliers,
    offer: [],
    prices: [],
    theme: -1,
    swaps: [],
    offerAt: 0,
    themeAt: 0,
    saleAt: 0,
    signAt: 0,
    seed,
  };
  arrive(setup, state);
  return state;
};
