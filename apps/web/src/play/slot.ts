import type { Entry } from '@lockstep/play';
import { type Progress, SavedElsewhere, StorageFull, type WebSaved } from '../plumbing/progress/index.ts';

/** Why a try could not be saved: no room, or another tab went on with it. */
export type Trouble = 'full' | 'elsewhere' | null;

/** Where one try is kept. Changes go in one after another, each from the number the last was saved with, however fast they come. */
export interface Slot {
  save(saved: WebSaved): Promise<Trouble>;
  finish(entry: Entry | null): Promise<void>;
  clear(): Promise<void>;
}

export const slotOf = (progress: Progress, key: string, startRev: number): Slot => {
  let rev = startRev;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(job: () => Promise<Answer>): Promise<Answer> => {
    const done = turn.then(job);
    turn = done.catch(() => {});
    return done;
  };
  return {
    save: (saved) =>
      inTurn(async () => {
        try {
          rev = await progress.save(key, saved, rev);
          return null;
        } catch (fault) {
          if (fault instanceof SavedElsewhere) return 'elsewhere';
          if (fault instanceof StorageFull) return 'full';
          throw fault;
        }
      }),
    finish: (entry) =>
      inTurn(async () => {
        // Ended in another tab already: that is what counts.
        await progress.finish(key, entry, rev).catch((fault: unknown) => {
          if (!(fault instanceof SavedElsewhere)) throw fault;
        });
        rev = 0;
      }),
    clear: () =>
      inTurn(async () => {
        await progress.clear(key);
        rev = 0;
      }),
  };
};
