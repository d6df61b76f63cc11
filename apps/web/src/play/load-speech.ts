import type { Moment } from '@lockstep/kernel';
import type { Event, State } from '@lockstep/protocol';
import type { Line, Stage } from '@lockstep/words';

/** What AURA has to say, at the Lock, over the draft, after each step and to a request for help. */
export interface Speech {
  now(stage: Stage, steps: readonly Moment<State, Event>[], locked: boolean): Line;
  remark(stage: Stage, when: 'hint' | 'undo', nth: number, last: string): Line;
}

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
