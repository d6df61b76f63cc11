import { advisePack } from '@lockstep/gates';
import type { PackOffers } from '@lockstep/kernel';
import { adviseKits, PACK, type Pack, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';

/** How a pack of runs is read and a run set up from it: all that whoever only plays needs of the offers. */
export const packing: PackOffers['pack'] = {
  alsoUses: ['gates'],
  parse: parsePack,
  warnings: (pack) => [...advisePack(pack as unknown as Pack), ...adviseKits(pack as unknown as Pack)],
  unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
  resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
  withOptions,
  schemas: { pack: PACK, setup: SCRIPT },
};
