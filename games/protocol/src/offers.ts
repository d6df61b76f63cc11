import type { Offers } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { dealing } from './dealing.ts';
import { medalOf } from './medal.ts';
import { facts, promises, week } from './promises.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';
import { MEDALS } from './vocabulary.ts';

export const offers: Offers = {
  ...dealing,
  search,
  promises,
  facts,
  week,
  rank: (setup: Setup, score) => (score === 0 ? 'LOSS' : (medalOf(setup.script.tuning, score - 1) ?? 'CLEAR')),
  ranks: [...MEDALS, 'CLEAR', 'LOSS'],
  bots,
};
