import { type encounter, gameModule, type Pack } from '@lockstep/encounter';
import type { GameStudy } from '@lockstep/lab';
import { expectedChance, lengthOf, matches, players } from './matches.ts';

export const study: GameStudy<typeof encounter, Pack> = {
  module: gameModule,
  matches: { of: matches, players, lengthOf, expected: expectedChance },
};
