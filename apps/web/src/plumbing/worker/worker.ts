import { WORKER_GAMES } from './games.ts';
import { createHandlers } from './handlers.ts';
import { type Answered, type Asked, type WorkerApi, WorkerError } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const fetchText = async (path: string): Promise<string> => {
  const response = await fetch(new URL(`content/${path}`, self.name)).catch(() => undefined);
  if (!response?.ok) throw new WorkerError('unreachable', `${path} cannot be fetched`);
  return response.text();
};

const handlers: WorkerApi = createHandlers(WORKER_GAMES, __EDITIONS__, fetchText);

const answer = async ({ id, what, with: given }: Asked): Promise<Answered> => {
  try {
    const ask = handlers[what] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await ask(...given) };
  } catch (fault) {
    const { code, says } = fault instanceof WorkerError ? fault : new WorkerError('internal', String(fault));
    return { id, ok: false, code, says };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => self.postMessage(await answer(data)));
