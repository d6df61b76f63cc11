import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { draft } from './draft.ts';
import { warnings } from './guidelines.ts';
import { DEFAULT_PRESET, PACK, type Pack, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { scenes, today } from './shelf.ts';

export const gameModule: GameModule<typeof draft, Pack> = {
  game: draft,
  pack: {
    parse: parsePack,
    warnings,
    choices: (_, { preset }) => ({ preset: preset ?? DEFAULT_PRESET }),
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  today,
  bots,
};
