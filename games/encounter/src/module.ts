import type { GameModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { encounter } from './encounter.ts';
import { PACK, type Pack, parsePack, warnings } from './pack.ts';
import { resolve, USUAL_DIFFICULTY, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { carriedInto } from './serial.ts';
import { scenes } from './shelf.ts';

export const gameModule: GameModule<typeof encounter, Pack> = {
  game: encounter,
  pack: {
    parse: parsePack,
    warnings,
    choices: (_, { difficulty, carried }) => ({
      difficulty: difficulty ?? USUAL_DIFFICULTY,
      ...(carried === undefined ? {} : { carried }),
    }),
    carries: carriedInto,
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  bots,
};
