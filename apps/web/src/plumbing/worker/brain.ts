import { DEALERS } from '../../games/dealers.ts';
import { TELLERS } from '../../games/tellers.ts';
import { type Answers, answersFrom } from './answers.ts';
import { type Answered, type Asked, BrainFault } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const fetchText = async (path: string): Promise<string> => {
  const response = await fetch(new URL(`content/${path}`, self.name)).catch(() => undefined);
  if (!response?.ok) throw new BrainFault('unreachable', `${path} cannot be fetched`);
  return response.text();
};

const answers: Answers = answersFrom(DEALERS, __EDITIONS__, fetchText, TELLERS);

const answer = async ({ id, what, with: given }: Asked): Promise<Answered> => {
  try {
    const ask = answers[what] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await ask(...given) };
  } catch (fault) {
    const { code, says } = fault instanceof BrainFault ? fault : new BrainFault('internal', String(fault));
    return { id, ok: false, code, says };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => self.postMessage(await answer(data)));
