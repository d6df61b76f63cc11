import type { Resonance } from '@lockstep/draft';

/** The one or two resonances a card's edge is painted with. */
export const edgeOf = (symbols: readonly Resonance[]) => ({
  'data-res': symbols[0] ?? 'Neutral',
  'data-and': symbols[1],
});
