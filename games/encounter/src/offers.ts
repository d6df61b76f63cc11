import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { encounter } from './encounter.ts';
import { PACK, type Pack, parsePack, warnings } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { scenes } from './shelf.ts';
import { expected, lengthOf, matches, players } from './studies.ts';

export const offers: PackOffers = {
  game: encounter,
  pack: {
    parse: parsePack,
    warnings: (pack) => warnings(pack as unknown as Pack),
    unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
    resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  scenes,
  bots,
  matches: { of: matches, players, lengthOf, expected },
};
