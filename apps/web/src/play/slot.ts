import { canonical } from '@lockstep/kernel';
import type { Entry } from '@lockstep/play';
import { type Progress, SavedElsewhere, StorageFull, type WebSaved } from '../plumbing/progress/index.ts';

/** Why a try could not be saved: no room, or another tab went on with it. */
export type Trouble = 'full' | 'other-tab' | null;

/** Where one try is kept. Changes go in one after another, each from the number the last was saved with, however fast they come. */
export interface Slot {
  save(saved: WebSaved): Promise<Trouble>;
  finish(entry: Entry | null): Promise<void>;
  clear(): Promise<void>;
  /** Whether the try is still as this tab left it. */
  isCurrent(): Promise<boolean>;
}

/** Another tab went on with the try or ended it. What was won here is recorded all the same, once; the other's save stays. */
const recordWin = async (progress: Progress, entry: Entry | null): Promise<void> => {
  if (entry?.kind !== 'finished' || !entry.won) return;
  const told = canonical(entry);
  if (!(await progress.entries()).some((one) => canonical(one) === told)) await progress.record(entry);
};

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
          if (fault instanceof SavedElsewhere) return 'other-tab';
          if (fault instanceof StorageFull) return 'full';
          throw fault;
        }
      }),
    finish: (entry) =>
      inTurn(async () => {
        try {
          await progress.finish(key, entry, rev);
        } catch (fault) {
          if (!(fault instanceof SavedElsewhere)) throw fault;
          await recordWin(progress, entry);
        }
        rev = 0;
      }),
    clear: () =>
      inTurn(async () => {
        await progress.clear(key);
        rev = 0;
      }),
    isCurrent: () =>
      inTurn(async () => {
        const now = await progress.saved(key);
        return (now?.rev ?? 0) === rev;
      }),
  };
};
