import { type Question, type WorkerApi, WorkerError, type WorkerReply, type WorkerRequest } from './messages.ts';

interface Pending {
  resolve(value: unknown): void;
  reject(fault: WorkerError): void;
}

const pending = new Map<number, Pending>();
let thread: Worker | undefined;
let asked = 0;

/** Pending requests are lost with the worker; the next request starts another. */
const died = (says: string): void => {
  thread?.terminate();
  thread = undefined;
  const lost = [...pending.values()];
  pending.clear();
  for (const { reject } of lost) reject(new WorkerError('died', says));
};

export const STOPPED = 'stopped';

/** The way out of work that takes too long: all of it is given up. */
export const stopWorker = (): void => died(STOPPED);

const answered = ({ data }: MessageEvent<WorkerReply>): void => {
  const waiting = pending.get(data.id);
  pending.delete(data.id);
  if (data.ok) waiting?.resolve(data.value);
  else waiting?.reject(new WorkerError(data.code, data.says));
};

const awake = (): Worker => {
  if (thread) return thread;
  // The page names its file: it is built with the page, so that both share the rules instead of loading them twice. The worker's
  // own name tells it where the app lives, since its file lies among the assets.
  const file = document.querySelector<HTMLLinkElement>('link[rel="worker"]')!.href;
  thread = new Worker(file, { type: 'module', name: document.baseURI });
  thread.addEventListener('message', answered);
  thread.addEventListener('error', (event) => {
    event.preventDefault();
    died(event.message || 'the worker did not start');
  });
  thread.addEventListener('messageerror', () => died('an answer could not be read'));
  return thread;
};

const ask = (what: Question, given: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    asked += 1;
    pending.set(asked, { resolve, reject });
    const message: WorkerRequest = { id: asked, what, with: given };
    try {
      awake().postMessage(message);
    } catch (error) {
      pending.delete(message.id);
      reject(new WorkerError('internal', String(error)));
    }
  });

const asks =
  <What extends Question>(what: What): WorkerApi[What] =>
  (...given: readonly unknown[]) =>
    ask(what, given) as never;

/** Deals, searches and proves in a worker, so that the screen never waits. */
export const worker: WorkerApi = {
  open: asks('open'),
  daily: asks('daily'),
  outline: asks('outline'),
  schedule: asks('schedule'),
  pack: asks('pack'),
  resolve: asks('resolve'),
  verify: asks('verify'),
  hint: asks('hint'),
  solution: asks('solution'),
  analysis: asks('analysis'),
  change: asks('change'),
  bots: asks('bots'),
};
