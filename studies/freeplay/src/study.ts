import { type freeplay, gameModule, type Pack } from '@lockstep/freeplay';
import type { GameStudy } from '@lockstep/lab';
import { checkWitnesses, makeWitnesses } from './prove.ts';
import { survey } from './survey.ts';

export const study: GameStudy<typeof freeplay, Pack> = {
  module: gameModule,
  proofs: { file: 'witness.txt', check: checkWitnesses, make: makeWitnesses },
  survey,
};
