import { outcome, playable } from '@lockstep/testimony';
import type { KoaLoss } from './action.ts';
import { canCycle } from './cycle.ts';
import { canExploit } from './exploit.ts';
import { type KoaState, type Night, seenBy } from './incident.ts';
import { rewirings } from './rewire.ts';

/** The result of a night: T1 and T2, with "nothing left" meaning that no move could change anything either. */
export const koaOutcome = (night: Night, state: KoaState): 'won' | KoaLoss | undefined => {
  const setup = seenBy(night, state);
  const ended = outcome(setup, state.story);
  if (ended?.result === 'won') return 'won';
  const reason = ended?.reason as KoaLoss | undefined;
  if (reason !== 'nothing-left') return reason;
  if (state.unseen > 0 || playable(setup, state.story) !== 0) return undefined;
  const hopeless = !canCycle(state) && !canExploit(night, state) && rewirings(night, state).length === 0;
  return hopeless ? 'nothing-left' : undefined;
};
