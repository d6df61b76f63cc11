import type { Entry, FinishedTry } from '@lockstep/play';

/** The last recorded try of a date that was kept whole; undefined where none was. */
export const lastTry = (entries: readonly Entry[], game: string, date: string): FinishedTry | undefined =>
  entries
    .filter(
      (entry): entry is FinishedTry =>
        entry.kind === 'finished' && entry.daily === date && entry.replay?.split('\n')[1] === `game ${game}`,
    )
    .at(-1);

/** Whether a replay holds an action. */
export const isBegun = (replay: string): boolean => /\n---\n[^=]/.test(replay);
