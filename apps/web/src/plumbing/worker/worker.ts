import { WORKER_GAMES } from './games.ts';
import { createHandlers } from './handlers.ts';
import { type WorkerApi, WorkerError, type WorkerReply, type WorkerRequest } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const fetchText = async (path: string): Promise<string> => {
  const response = await fetch(new URL(`content/${path}`, self.name)).catch(() => undefined);
  if (!response?.ok) throw new WorkerError('unreachable', `${path} cannot be fetched`);
  return response.text();
};

const handlers: WorkerApi = createHandlers(WORKER_GAMES, __EDITIONS__, fetchText);

/** A search that gave up is known by its name: what searches is loaded only where it is needed. */
const faultOf = (fault: unknown): WorkerError => {
  if (fault instanceof WorkerError) return fault;
  const gaveUp = fault instanceof Error && fault.name === 'GaveUp';
  return new WorkerError(gaveUp ? 'gave-up' : 'internal', String(fault));
};

const answer = async ({ id, what, with: given }: WorkerRequest): Promise<WorkerReply> => {
  try {
    const ask = handlers[what] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await ask(...given) };
  } catch (fault) {
    const { code, says } = faultOf(fault);
    return { id, ok: false, code, says };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => self.postMessage(await answer(data)));
