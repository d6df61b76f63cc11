import type { Dealing } from '@lockstep/kernel';
import { constraintsFor, dealer } from './dealer.ts';
import { withOptions } from './options.ts';
import { PACK, type Pack, parsePack, resolve, unknownNames, warnings } from './pack.ts';
import { protocol } from './protocol.ts';
import { SCRIPT } from './script.ts';

/** What dealing needs, in a file of its own: a page that only deals loads no proofs and no bots. */
export const dealing: Dealing = {
  game: protocol,
  pack: {
    parse: parsePack,
    warnings: (pack) => warnings(pack as unknown as Pack),
    unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
    resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  dealer,
  constraintsFor: (pack, day, beyondSchedule) => constraintsFor(pack as unknown as Pack, day, beyondSchedule),
};
