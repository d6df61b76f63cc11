import type { Finished, Flags } from '@lockstep/progress';
import { type Progress, SavedElsewhere, StorageFull, type WebSaved } from '../plumbing/progress/index.ts';

/** Where the changes of a try at a scene go. */
export interface SceneKeeper {
  save(replay: string, flags: Flags): Promise<'full' | 'elsewhere' | null>;
  finish(entry: Finished | null): Promise<void>;
  abandon(): Promise<void>;
}

export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a try under its key, from the number it was last saved with. */
export const sceneKeeper = (
  progress: Progress,
  key: string,
  scene: Omit<WebSaved, 'replay' | 'practice' | 'nudged'>,
  startRev: number,
): SceneKeeper => {
  let rev = startRev;
  return {
    save: async (replay, { practice, nudged }) => {
      try {
        rev = await progress.save(key, { ...scene, replay, practice, nudged }, rev);
        return null;
      } catch (fault) {
        if (fault instanceof SavedElsewhere) return 'elsewhere';
        if (fault instanceof StorageFull) return 'full';
        throw fault;
      }
    },
    finish: async (entry) => {
      // Ended in another tab already: that is what counts.
      await progress.finish(key, entry, rev).catch((fault: unknown) => {
        if (!(fault instanceof SavedElsewhere)) throw fault;
      });
      rev = 0;
    },
    abandon: async () => {
      await progress.clear(key);
      rev = 0;
    },
  };
};
