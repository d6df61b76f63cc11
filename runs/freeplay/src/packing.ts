import { advisePack } from '@lockstep/gates';
import type { PackOffers } from '@lockstep/kernel';
import { adviseKits, PACK, type Pack, parsePack } from './pack.ts';
import { SCRIPT } from './script.ts';
import { complete, strangers, withOptions } from './written.ts';

/** How a pack of runs is read and a run set up from it: all that whoever only plays needs of the offers. */
export const packing: PackOffers['pack'] = {
  besides: ['gates'],
  parse: parsePack,
  advise: (pack) => [...advisePack(pack as unknown as Pack), ...adviseKits(pack as unknown as Pack)],
  strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
  complete: (pack, setup) => complete(pack as unknown as Pack, setup),
  withOptions,
  schemas: { pack: PACK, setup: SCRIPT },
};
