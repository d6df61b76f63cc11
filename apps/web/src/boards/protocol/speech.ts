import type { ProtocolTypes } from '@lockstep/protocol';
import { type Line, parseVoice, remark, speak } from '@lockstep/words-protocol';
import type { Speech } from '../../play/host.ts';
import { loadVoice } from '../../play/voice.ts';

export const openSpeech = async (): Promise<Speech<ProtocolTypes, Line>> => {
  const voice = await loadVoice('protocol', parseVoice);
  return {
    now: (stage, steps, locked) => {
      const said = speak(voice, stage, steps);
      return locked ? said.opening : (said.steps.at(-1) ?? said.draft);
    },
    remark: (stage, when, nth, last) => remark(voice, stage, when, nth, last),
  };
};
