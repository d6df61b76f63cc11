import { parseVoice, type Voice } from '@lockstep/words-protocol';
import { BrainFault } from './worker/messages.ts';

let loading: Promise<Voice> | undefined;

const fetchVoice = async (): Promise<Voice> => {
  const response = await fetch(new URL('content/protocol/voice.json', document.baseURI)).catch(() => undefined);
  if (!response?.ok) throw new BrainFault('unreachable', 'what AURA says cannot be fetched');
  const voice = parseVoice(await response.json());
  if (!voice.ok) throw new BrainFault('internal', 'what AURA says is damaged');
  return voice.value;
};

/** What AURA says, fetched once; after a failure the next call tries again. */
export const loadVoice = (): Promise<Voice> => {
  loading ??= fetchVoice().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  });
  return loading;
};
