import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import type { freeplay } from './freeplay.ts';
import type { Pack } from './pack.ts';

export const gameModule: GameModule<typeof freeplay, Pack> = {
  ...clientModule,
  bots,
};
