import { idsOf } from '@lockstep/cards';
import type { DailyModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import { resultOf } from './outcome.ts';
import type { Pack } from './pack.ts';
import { facts, promises, week } from './promises.ts';
import { publicSetup } from './public-setup.ts';
import { search } from './search.ts';
import type { testimony } from './testimony.ts';

export const gameModule: DailyModule<typeof testimony, Pack> = {
  ...clientModule,
  bots,
  publicSetup,
  daily: {
    ...clientModule.daily,
    search,
    promises,
    facts,
    week,
    rows: ({ difficulty }) =>
      difficulty.map(({ id, careful }) => ({ name: id, constraints: { difficulty: id }, aims: { careful } })),
    rank: (setup, score) => (score === 0 ? 'DENIED' : resultOf(setup, score).scrutiny === 0 ? 'PERFECT' : 'GRANTED'),
    ranks: ['PERFECT', 'GRANTED', 'DENIED'],
    tally: ({ script }, states) => ({ turns: states.at(-1)!.turn - 1, kept: idsOf(script.card, states.at(-1)!.story) }),
  },
};
