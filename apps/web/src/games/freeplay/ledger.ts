import { type Kept, readRun } from '@lockstep/freeplay';
import type { Entry, Finished } from '@lockstep/progress';
import { RUNS } from '../ids.ts';

export interface Past {
  readonly entry: Finished;
  readonly kept: Kept;
}

/** Every run that ended, the newest first. */
export const historyOf = (entries: readonly Entry[]): readonly Past[] =>
  entries
    .flatMap((entry) => {
      const kept = entry.kind === 'finished' && entry.game === RUNS ? readRun(entry.facts) : undefined;
      return kept ? [{ entry: entry as Finished, kept }] : [];
    })
    .reverse();

/** What counts for feats and badges: practice does not. */
export const countedIn = (history: readonly Past[]): readonly Kept[] =>
  history.filter(({ entry }) => !entry.practice).map(({ kept }) => kept);
