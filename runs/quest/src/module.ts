import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import type { Pack } from './pack.ts';
import type { quest } from './quest.ts';

export const gameModule: GameModule<typeof quest, Pack> = {
  ...clientModule,
  bots,
};
