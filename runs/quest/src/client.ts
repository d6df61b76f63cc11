import { DEFAULT_PRESET } from '@lockstep/draft';
import type { GameModule } from '@lockstep/kernel';
import { PACK, type Pack, parsePack } from './pack.ts';
import { quest } from './quest.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { DEFAULT_LEVEL, SCRIPT } from './script.ts';
import { scenes, today } from './shelf.ts';

/** All that opening a quest needs: the bots come with the first battle. */
export const clientModule: GameModule<typeof quest, Pack> = {
  game: quest,
  pack: {
    alsoUses: ['draft', 'battle'],
    parse: parsePack,
    warnings: () => [],
    choices: ({ road }, { scene, level, preset, dreamcaller, dreamsign }) => ({
      level: level ?? road.find(({ id }) => id === scene)?.level ?? DEFAULT_LEVEL,
      preset: preset ?? DEFAULT_PRESET,
      ...(dreamcaller === undefined ? {} : { dreamcaller }),
      ...(dreamsign === undefined ? {} : { dreamsign }),
    }),
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  today,
  bots: {},
};
