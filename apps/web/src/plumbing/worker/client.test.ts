import { Worker as Thread } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STOPPED, stopWorker, worker } from './client.ts';
import { WorkerError } from './messages.ts';

/** A thread that never comes back from verifying, and answers everything else. */
const CODE = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, what }) => {
  if (what === 'verify') for (;;);
  parentPort.postMessage({ id, ok: true, value: what });
});
`;

/** A thread of Node's with the browser's way of listening. */
class BrowserWorker {
  static started: BrowserWorker[] = [];
  readonly #thread: Thread;
  ended: Promise<number> | undefined;
  constructor(file: string) {
    this.#thread = new Thread(new URL(file));
    BrowserWorker.started.push(this);
  }
  addEventListener(kind: string, listen: (event: { data: unknown }) => void): void {
    if (kind === 'message') this.#thread.on('message', (data) => listen({ data }));
  }
  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }
  terminate(): void {
    this.ended = this.#thread.terminate();
  }
}

beforeEach(() => {
  BrowserWorker.started = [];
  vi.stubGlobal('Worker', BrowserWorker);
  vi.stubGlobal('document', {
    baseURI: 'http://localhost/',
    querySelector: () => ({ href: `data:text/javascript,${encodeURIComponent(CODE)}` }),
  });
});
afterEach(() => {
  stopWorker();
  vi.unstubAllGlobals();
});

test('a replay that takes long can be stopped: its thread ends, what was asked is told so, and the next question is answered', async () => {
  expect(await worker.schedule('protocol')).toBe('schedule');
  const told = [worker.verify('protocol', 'x'), worker.hint('protocol', {} as never, 'nudge')].map((asked) =>
    asked.catch((fault: unknown) => fault),
  );
  stopWorker();
  for (const fault of await Promise.all(told)) {
    expect(fault).toBeInstanceOf(WorkerError);
    expect(fault).toMatchObject({ code: 'died', says: STOPPED });
  }
  await BrowserWorker.started[0]!.ended;
  expect(await worker.schedule('protocol')).toBe('schedule');
  expect(BrowserWorker.started).toHaveLength(2);
});
