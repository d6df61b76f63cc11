import type { Dealing } from '@lockstep/kernel';
import { dealer, wishOf } from './dealer.ts';
import { withOptions } from './options.ts';
import { advise, PACK, type Pack, parsePack } from './pack.ts';
import { PUZZLE } from './puzzle.ts';
import { testimony } from './testimony.ts';
import { complete, strangers } from './written.ts';

/** What dealing needs, in a file of its own: a page that only deals loads no proofs and no bots. */
export const dealing: Dealing = {
  game: testimony,
  pack: {
    parse: parsePack,
    advise: (pack) => advise(pack as unknown as Pack),
    strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: PUZZLE },
  },
  dealer,
  wishOf: (pack, day) => wishOf(pack as unknown as Pack, day),
};
