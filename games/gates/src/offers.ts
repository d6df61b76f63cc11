import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { gates } from './gates.ts';
import { advisePack, PACK, type Pack, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';

export const offers: PackOffers = {
  game: gates,
  pack: {
    parse: parsePack,
    warnings: (pack) => advisePack(pack as unknown as Pack),
    unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
    resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  bots,
};
