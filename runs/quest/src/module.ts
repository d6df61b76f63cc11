import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { PACK, type Pack, parsePack } from './pack.ts';
import { quest } from './quest.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { scenes, today } from './shelf.ts';

export const gameModule: GameModule<typeof quest, Pack> = {
  game: quest,
  pack: {
    alsoUses: ['draft', 'battle'],
    parse: parsePack,
    warnings: () => [],
    choices: ['level', 'preset'],
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  today,
  bots,
};
