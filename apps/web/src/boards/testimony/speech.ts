import type { Testimony } from '@lockstep/testimony';
import { type Line, parseVoice, remark, speak } from '@lockstep/words-testimony';
import type { Speech } from '../../play/host.ts';
import { loadVoice } from '../../play/voice.ts';

export const openSpeech = async (): Promise<Speech<Testimony, Line>> => {
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
