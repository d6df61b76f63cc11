import type { Line } from '@lockstep/words-protocol';
import type { Speech } from './puzzle.ts';

const SILENCE: Line = { when: 'opening', mood: 'watching', text: '', said: '' };

/** A voice that cannot be fetched costs her words, never the game. */
const SILENT: Speech = { now: () => SILENCE, remark: () => SILENCE };

/** Her lines and the choice among them are loaded beside the puzzle, not before it. */
export const loadSpeech = async (): Promise<Speech> => {
  try {
    const { openSpeech } = await import('./speech.ts');
    return await openSpeech();
  } catch {
    return SILENT;
  }
};
