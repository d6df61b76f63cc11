import type { Seed } from '@lockstep/kernel';
import { labelOf } from '@lockstep/words';

export const GAME_TITLE = 'Quest';

/** Said under the title, before anything is chosen. */
export const GAME_LINE = 'You fall asleep with nothing. What you take on the way fights for you.';

export const TODAY_TITLE = 'Today’s quest';

export const seedLabel = (seed: Seed): string => labelOf('NIGHT', seed);
