import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { draft } from './draft.ts';
import { table, warnings } from './guidelines.ts';
import { PACK, type Pack, parsePack } from './pack.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { scenes, today } from './shelf.ts';
import { survey } from './survey.ts';

export const offers: PackOffers = {
  game: draft,
  pack: {
    parse: parsePack,
    warnings: (pack) => warnings(pack as unknown as Pack),
    unknownNames: (pack, setup) => unknownNames(pack as unknown as Pack, setup),
    resolve: (pack, setup) => resolve(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  table: (pack) => table(pack as unknown as Pack),
  scenes,
  today,
  survey,
  bots,
};
