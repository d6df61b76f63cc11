import type { Dealing } from '@lockstep/kernel';
import { constraintsFor, dealer } from './dealer.ts';
import { withOptions } from './options.ts';
import { PACK, type Pack, parsePack, warnings } from './pack.ts';
import { resolve, unknownNames } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { testimony } from './testimony.ts';

/** What dealing needs, in a file of its own: a page that only deals loads no proofs and no bots. */
export const dealing: Dealing = {
  game: testimony,
  pack: {
    parse: parsePack,
    warnings: (pack) => warnings(pack as unknown as Pack),
    unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
    resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  dealer,
  constraintsFor: (pack, day) => constraintsFor(pack as unknown as Pack, day),
};
