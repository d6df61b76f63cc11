import type { Offers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { dealing } from './dealing.ts';
import { resultOf } from './outcome.ts';
import type { Pack } from './pack.ts';
import { facts, promises, week } from './promises.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';

export const offers: Offers = {
  ...dealing,
  search,
  promises,
  facts,
  week,
  rows: (pack) =>
    (pack as unknown as Pack).difficulty.map(({ id, careful }) => ({
      name: id,
      constraints: { difficulty: id },
      aims: { careful },
    })),
  rank: (setup: Setup, score) =>
    score === 0 ? 'DENIED' : resultOf(setup, score).scrutiny === 0 ? 'PERFECT' : 'GRANTED',
  ranks: ['PERFECT', 'GRANTED', 'DENIED'],
  bots,
};
