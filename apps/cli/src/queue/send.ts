import { Fault } from '../fault.ts';
import { warn } from '../streams.ts';
import type { Task, TaskResult } from '../worker.ts';
import { jobOf, type Part, packId } from './job.ts';
import { JOBS, type JobQueue, openQueueStore, SHELF } from './open.ts';

/** How many jobs of one run lie in the queue at once: enough for a hundred workers, few enough to look at one by one. */
const WINDOW = 256;
/** Events tell of results; what they miss, while a connection is away, is found by asking. */
const ASK_MS = 2_000;
/** Results and packs of runs that never came back for them. */
const KEEP_MS = 7 * 24 * 3_600_000;
const CLEAN_MOST = 10_000;
const GROUP = 32;

const refusalIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'refused' in data && typeof data.refused === 'string'
    ? data.refused
    : undefined;

/** Puts one job into the queue, or finds it there from a run that was cut off. */
const put = async (queue: JobQueue, id: string, job: object): Promise<void> => {
  const known = await queue.getJob(id);
  if (known === undefined) await queue.add('task', job, { jobId: id });
  else if ((await known.getState()) === 'failed') await known.retry();
};

/** Does something with so many at once. */
const inGroups = async <T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < all.length; at += GROUP) await Promise.all(all.slice(at, at + GROUP).map(act));
};

/** Has tasks done by workers of a queue, and gives the results in the order of the tasks. */
export const sendAll = async <T extends Task>(
  tasks: readonly T[],
  address: string,
  each: (result: TaskResult<T>, at: number) => void,
): Promise<readonly TaskResult<T>[]> => {
  const store = await openQueueStore(address);
  const [queue, shelf, events] = await Promise.all([store.queue(JOBS), store.queue(SHELF), store.events(JOBS)]);
  const sent = tasks.map(jobOf);
  const places = new Map<string, number[]>();
  for (const [at, { id }] of sent.entries()) places.set(id, [...(places.get(id) ?? []), at]);
  const waiting = sent.filter(({ id }, at) => places.get(id)![0] === at);
  const pending = new Set<string>();
  const results = new Map<string, TaskResult<T>>();
  const shelved = new Set<string>();
  const refusals = new Set<string>();
  let wake = (): void => {};
  let failed: Fault | undefined;
  let warned = false;

  const look = async (id: string): Promise<void> => {
    const job = pending.has(id) ? await queue.getJob(id) : undefined;
    const state = await job?.getState();
    // Another look may have been quicker.
    if (job === undefined || !pending.has(id)) return;
    if (state === 'failed') failed ??= new Fault('job-failed', `a worker could not do its part: ${job.failedReason}`);
    if (state === 'completed') {
      const result = job.returnvalue as TaskResult<T>;
      pending.delete(id);
      results.set(id, result);
      for (const at of places.get(id)!) each(result, at);
    }
    if (state === 'failed' || state === 'completed') wake();
  };
  const hear = ({ jobId }: { readonly jobId: string }): void => {
    look(jobId).catch(() => {});
  };
  events.on('completed', hear);
  events.on('failed', hear);
  events.on('progress', ({ data }) => {
    const says = refusalIn(data);
    if (says === undefined || refusals.has(says)) return;
    refusals.add(says);
    warn(says);
  });
  const shelve = async ({ hash, value }: Part): Promise<void> => {
    if (shelved.has(hash)) return;
    shelved.add(hash);
    await shelf.add('pack', { value }, { jobId: packId(hash) });
  };
  const fill = async (): Promise<void> => {
    while (pending.size < WINDOW && waiting.length > 0) {
      const { id, job, part } = waiting.shift()!;
      if (part) await shelve(part);
      await put(queue, id, job);
      pending.add(id);
      // It may have been done by then, or in a run before this one.
      await look(id);
    }
  };
  /** Until something has come, or it is time to ask. */
  const listen = async (): Promise<void> => {
    const before = pending.size;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, ASK_MS);
    });
    clearTimeout(timer);
    if (pending.size < before) return;
    await inGroups([...pending], look);
    if (warned || (await queue.getWorkersCount()) > 0) return;
    warned = true;
    warn(`No worker is there. On any machine with this version: lockstep work --queue ${store.shown}`);
  };

  try {
    await shelf.clean(KEEP_MS, CLEAN_MOST, 'wait');
    await queue.clean(KEEP_MS, CLEAN_MOST, 'completed');
    await fill();
    while (pending.size > 0 && !failed) {
      await listen();
      await fill();
    }
    // What a worker has in its hands cannot be removed; it is done, and cleaned away later.
    await inGroups([...results.keys(), ...pending], async (id) => (await queue.getJob(id))?.remove().catch(() => {}));
    if (failed) throw failed;
    return sent.map(({ id }) => results.get(id)!);
  } finally {
    await Promise.all([queue.close(), shelf.close(), events.close()]);
  }
};
