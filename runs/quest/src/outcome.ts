import type { Outcome } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** What a battle won is worth: more than all points of a quest. */
const BATTLE = 1000;

/** Battles won come first, points second; the opponent's seat has a point where it ended the quest. */
export const outcome = (_setup: Setup, { ended, won, points }: State): Outcome | undefined =>
  ended === null
    ? undefined
    : {
        result: ended === 'won' ? 'won' : 'lost',
        reason: ended,
        scores: [BATTLE * won + points, ended === 'won' ? 0 : 1],
      };
