import type { PackOffers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { draft } from './draft.ts';
import { advise, table } from './guidelines.ts';
import { PACK, type Pack, parsePack } from './pack.ts';
import { SCRIPT } from './script.ts';
import { tells, today } from './shelf.ts';
import { survey } from './survey.ts';
import { complete, strangers, withOptions } from './written.ts';

export const offers: PackOffers = {
  game: draft,
  pack: {
    parse: parsePack,
    advise: (pack) => advise(pack as unknown as Pack),
    strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  table: (pack) => table(pack as unknown as Pack),
  tells,
  today,
  survey,
  bots,
};
