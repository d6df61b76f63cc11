import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { encounter } from './encounter.ts';
import { advise, PACK, type Pack, parsePack } from './pack.ts';
import { SCRIPT } from './script.ts';
import { tells } from './shelf.ts';
import { expected, lengthOf, matches, players } from './studies.ts';
import { complete, strangers, withOptions } from './written.ts';

export const offers: PackOffers = {
  game: encounter,
  pack: {
    parse: parsePack,
    advise: (pack) => advise(pack as unknown as Pack),
    strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  tells,
  bots,
  matches: { of: matches, players, lengthOf, expected },
};
