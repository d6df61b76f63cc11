import type { Entry, FinishedTry } from '@lockstep/play';

/** Every quest that is over, the oldest first. */
export const triesIn = (entries: readonly Entry[]): readonly FinishedTry[] =>
  entries.flatMap((entry) => (entry.kind === 'finished' && entry.game === 'quest' ? [entry] : []));
