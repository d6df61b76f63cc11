import type { GameModule } from '@lockstep/kernel';
import { encounter } from './encounter.ts';
import { opponents } from './opponents.ts';
import { PACK, type Pack, parsePack, warnings } from './pack.ts';
import { resolve, USUAL_DIFFICULTY, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { carriedInto } from './serial.ts';
import { scenes } from './shelf.ts';

/** All that playing needs: who may sit on the other side, and no bot that is only measured with. */
export const clientModule: GameModule<typeof encounter, Pack> = {
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
  bots: opponents,
};
