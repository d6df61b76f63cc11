import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import type { freeplay } from './freeplay.ts';
import type { Pack } from './pack.ts';
import { checkWitnesses, makeWitnesses } from './prove.ts';
import { survey } from './survey.ts';

export const gameModule: GameModule<typeof freeplay, Pack> = {
  ...clientModule,
  bots,
  scenes: ({ run }) =>
    run.map(({ id, title, edition, line, minutes }) => ({ name: id, title, kind: edition, line, minutes })),
  proofs: { file: 'witness.txt', check: checkWitnesses, make: makeWitnesses },
  survey,
};
