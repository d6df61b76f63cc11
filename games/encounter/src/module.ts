import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import type { encounter } from './encounter.ts';
import type { Pack } from './pack.ts';

export const gameModule: GameModule<typeof encounter, Pack> = {
  ...clientModule,
  bots,
};
