import type { Dealer } from './dealer.ts';
import type { GameId } from './ids.ts';

/** Every game with a Daily, as the worker knows it. */
export const DEALERS: { readonly [id in GameId]: Dealer } = {
  protocol: {
    dealing: async () => (await import('./protocol/dealing.ts')).dealing,
    outliner: async () => (await import('./protocol/outliner.ts')).outliner,
    offers: async () => (await import('./protocol/offers.ts')).offers,
  },
  testimony: {
    dealing: async () => (await import('./testimony/dealing.ts')).dealing,
    outliner: async () => (await import('./testimony/outliner.ts')).outliner,
    offers: async () => (await import('./testimony/offers.ts')).offers,
  },
};
