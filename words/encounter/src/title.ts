import { makeSeed, type Seed } from '@lockstep/kernel';

export const GAME_TITLE = 'The Bell Upriver';

/** What this kind of thing is called: a serial of short scenes. */
export const SERIAL = 'a serial in scenes';

/** P12: the seed itself, for scenes have no dates: typed where a seed is asked for, it brings the same dice. */
export const seedLabel = (seed: Seed): string => makeSeed(seed);
