import { type freeplay, gameModule, type Pack } from '@lockstep/freeplay';
import type { GameStudy } from '@lockstep/lab';
import { checkWitnesses, witnessParts, witnessProver, witnessText } from './prove.ts';
import { survey } from './survey.ts';

export const study: GameStudy<typeof freeplay, Pack> = {
  module: gameModule,
  proofs: { file: 'witness.txt', check: checkWitnesses, parts: witnessParts, prover: witnessProver, text: witnessText },
  survey,
};
