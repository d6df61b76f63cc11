import type { Edition } from '@lockstep/freeplay';
import { makeSeed, type Seed } from '@lockstep/kernel';

export const GAME_TITLE = 'Freeplay';

/** Said under the title, before anything is chosen. */
export const GAME_LINE = 'Three acts, one deck, and a house that would rather you stayed out of its drawers.';

/** Who keeps you out. */
export const EDITION_HOST: { readonly [edition in Edition]: 'AURA' | 'KOA' } = { gates: 'AURA', testimony: 'KOA' };

export const EDITION_LINE: { readonly [edition in Edition]: string } = {
  gates: 'Artifacts against gates: INJECT what meets a path, and mind the Scrutiny.',
  testimony: 'A story told to KOA with her counters out of sight, and five moves the Daily does not have.',
};

/** The seed itself: typed where a seed is asked for, it brings the same run. */
export const seedLabel = (seed: Seed): string => makeSeed(seed);
