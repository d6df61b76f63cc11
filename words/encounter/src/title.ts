import type { Seed } from '@lockstep/kernel';
import { labelOf } from '@lockstep/words';

export const GAME_TITLE = 'The Bell Upriver';

/** What this kind of thing is called: a serial of short scenes. */
export const SERIAL = 'a serial in scenes';

export const seedLabel = (seed: Seed): string => labelOf('BELL', seed);
