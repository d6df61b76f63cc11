import { parseVoice, remark, speak } from '@lockstep/words-testimony';
import type { Speech } from '../../play/puzzle.ts';
import { loadVoice } from '../../play/voice.ts';
import type { TestimonyKinds } from './kinds.ts';

export const openSpeech = async (): Promise<Speech<TestimonyKinds>> => {
  const voice = await loadVoice('testimony', parseVoice);
  return {
    now: (stage, steps, locked) => {
      const said = speak(voice, stage, steps);
      return locked ? said.opening : (said.steps.at(-1) ?? said.opening);
    },
    selection: (stage, steps, picked) => speak(voice, stage, steps, picked).selection,
    remark: (stage, when, nth, last) => remark(voice, stage, when, nth, last),
  };
};
