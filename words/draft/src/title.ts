import type { Seed } from '@lockstep/kernel';
import { labelOf } from '@lockstep/words';

export const GAME_TITLE = 'Draft';

/** Said under the title, before anything is chosen. */
export const GAME_LINE = 'You fall asleep with nothing. What you take on the way becomes who you are.';

export const TODAY_TITLE = 'Today’s draft';

export const seedLabel = (seed: Seed): string => labelOf('QUEST', seed);
