import type { ResultRequest } from '@lockstep/api';
import { type Denial, deny } from '../denial.ts';
import type { NewResult } from '../store/store.ts';
import { prove } from './prove.ts';
import type { Puzzle } from './puzzles.ts';

/** So many games with bots may wait to be checked. One takes tenths of a second. */
const WAITING_MOST = 32;

/** Checks results: those with bots one after the other, so that many at once do not take the process from everyone else. */
export const openChecks = (): ((puzzle: Puzzle, actions: ResultRequest['actions']) => Promise<NewResult | Denial>) => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (puzzle, actions) => {
    if (puzzle.bots.size === 0) return prove(puzzle, actions);
    if (waiting >= WAITING_MOST) return Promise.resolve(deny('too-busy', 'body'));
    waiting += 1;
    const check = last
      .then(() => prove(puzzle, actions))
      .finally(() => {
        waiting -= 1;
      });
    last = check.catch(() => {});
    return check;
  };
};
