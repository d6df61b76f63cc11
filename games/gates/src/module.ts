import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { gates } from './gates.ts';
import { PACK, type Pack, packWarnings, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';

export const gameModule: GameModule<typeof gates, Pack> = {
  game: gates,
  pack: {
    parse: parsePack,
    warnings: packWarnings,
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  bots,
};
