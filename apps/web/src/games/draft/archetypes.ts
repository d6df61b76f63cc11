import { PAIRS, RESONANCES, UNFORMED } from '@lockstep/draft';

/** Whatever a deck can be called. Entries of the journal name it by its place: new ones come last. */
export const ARCHETYPES: readonly string[] = [UNFORMED, ...RESONANCES, ...PAIRS.map(({ name }) => name)];
