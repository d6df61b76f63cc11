import type { GameModule } from '@lockstep/kernel';
import { battle } from './battle.ts';
import { bots } from './bots.ts';
import { PACK, type Pack, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { scenes } from './shelf.ts';

export const gameModule: GameModule<typeof battle, Pack> = {
  game: battle,
  pack: {
    alsoUses: ['draft'],
    parse: parsePack,
    warnings: () => [],
    choices: ({ duel }, { scene, yours, enemy, players }) => {
      const { yours: own, enemy: theirs } = duel.find(({ id }) => id === scene) ?? duel[0]!;
      return { yours: yours ?? own, enemy: enemy ?? theirs, ...(players === 2 ? { players } : {}) };
    },
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  bots,
};
