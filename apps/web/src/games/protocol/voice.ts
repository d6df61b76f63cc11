import { parseVoice, type Voice } from '@lockstep/words-protocol';
import { published } from '../../plumbing/published.ts';
import { BrainFault } from '../../plumbing/worker/messages.ts';

/** What AURA says. */
export const loadVoice = async (): Promise<Voice> => {
  const voice = parseVoice(await published('protocol/voice.json'));
  if (!voice.ok) throw new BrainFault('internal', 'what AURA says is damaged');
  return voice.value;
};
