import { remark, speak } from '@lockstep/words-protocol';
import { loadVoice } from '../plumbing/voice.ts';
import type { Speech } from './puzzle.ts';

export const openSpeech = async (): Promise<Speech> => {
  const voice = await loadVoice();
  return {
    now: (stage, steps, locked) => {
      const said = speak(voice, stage, steps);
      return locked ? said.opening : (said.steps.at(-1) ?? said.draft);
    },
    remark: (stage, when, nth, last) => remark(voice, stage, when, nth, last),
  };
};
