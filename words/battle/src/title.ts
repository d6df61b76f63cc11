import type { Seed } from '@lockstep/kernel';
import { labelOf } from '@lockstep/words';

export const GAME_TITLE = 'Battle';

export const seedLabel = (seed: Seed): string => labelOf('BATTLE', seed);
