import type { Offers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { dealer, wishOf } from './dealer.ts';
import { medalOf } from './medal.ts';
import { withOptions } from './options.ts';
import { advise, complete, PACK, type Pack, parsePack } from './pack.ts';
import { facts, promises, week } from './promises.ts';
import { protocol } from './protocol.ts';
import { PUZZLE } from './puzzle.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';
import { MEDALS } from './vocabulary.ts';

export const offers: Offers = {
  game: protocol,
  pack: {
    parse: parsePack,
    advise: (pack) => advise(pack as unknown as Pack),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: PUZZLE },
  },
  search,
  dealer,
  promises,
  facts,
  week,
  wishOf: (pack, day, alone) => wishOf(pack as unknown as Pack, day, alone),
  rank: (setup: Setup, score) => (score === 0 ? 'LOSS' : (medalOf(setup.puzzle.tuning, score - 1) ?? 'CLEAR')),
  ranks: [...MEDALS, 'CLEAR', 'LOSS'],
  bots,
};
