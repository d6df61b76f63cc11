import type { Finished, Flags } from '@lockstep/play';
import type { Progress, WebSaved } from '../plumbing/progress/index.ts';
import { slotOf, type Trouble } from './slot.ts';

/** Where the changes of a try at a scene go. */
export interface SceneKeeper {
  save(replay: string, flags: Flags): Promise<Trouble>;
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
  const slot = slotOf(progress, key, startRev);
  return {
    save: (replay, { practice, nudged }) => slot.save({ ...scene, replay, practice, nudged }),
    finish: slot.finish,
    abandon: slot.clear,
  };
};
