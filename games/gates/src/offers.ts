import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { gates } from './gates.ts';
import { advisePack, PACK, type Pack, parsePack } from './pack.ts';
import { SCRIPT } from './script.ts';
import { complete, strangers, withOptions } from './written.ts';

export const offers: PackOffers = {
  game: gates,
  pack: {
    parse: parsePack,
    advise: (pack) => advisePack(pack as unknown as Pack),
    strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  bots,
};
