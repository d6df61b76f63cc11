import { idsOf } from '@lockstep/cards';
import type { DailyModule } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { clientModule } from './client.ts';
import { medalOf } from './medal.ts';
import type { Pack } from './pack.ts';
import { facts, promises, week } from './promises.ts';
import type { protocol } from './protocol.ts';
import { search } from './search.ts';
import { MEDALS } from './vocabulary.ts';

export const gameModule: DailyModule<typeof protocol, Pack> = {
  ...clientModule,
  bots,
  daily: {
    ...clientModule.daily,
    search,
    promises,
    facts,
    week,
    rank: (setup, score) => (score === 0 ? 'LOSS' : (medalOf(setup.script.tuning, score - 1) ?? 'CLEAR')),
    ranks: [...MEDALS, 'CLEAR', 'LOSS'],
    // The state after the draft, which is the first action, holds the cards that were kept.
    tally: ({ script }, states) => ({
      turns: states.at(-1)!.turn - 1,
      kept: idsOf(script.card, states[1]?.evidence ?? 0),
    }),
  },
};
