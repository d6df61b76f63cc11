import { hostname } from 'node:os';
import type { Json } from '@lockstep/kernel';
import { Fault } from '../fault.ts';
import { openPool, threadsOf } from '../pool.ts';
import { type JobRefusal, packId, taskOf } from '../queue/job.ts';
import { JOBS, openQueueStore, SHELF } from '../queue/open.ts';
import { print, warn } from '../streams.ts';

interface Options {
  readonly queue: string;
  readonly threads?: string;
  readonly lease: string;
  readonly json?: boolean;
}

/** A refused job waits so long for another worker. */
const AWAY_MS = 1_000;

const leaseOf = (text: string): number => {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 3600)
    throw new Fault('usage', '--lease takes seconds, from 1 to 3600');
  return seconds * 1000;
};

const isPack = (data: unknown): data is { readonly value: Json } =>
  typeof data === 'object' && data !== null && 'value' in data;

/** Joins a queue and does what lies in it, until it is told to end; a job it has begun is done first. */
export const work = async (options: Options): Promise<void> => {
  const concurrency = threadsOf(options.threads);
  const leaseMs = leaseOf(options.lease);
  const store = await openQueueStore(options.queue);
  const [{ DelayedError }, shelf] = await Promise.all([import('bullmq'), store.queue(SHELF)]);
  const pool = await openPool(concurrency);
  const name = `${hostname()} ${process.pid}`;
  const told = new Set<string>();
  let done = 0;
  const say = (event: object, text: string): void => {
    if (options.json) print(JSON.stringify({ ok: true, ...event }));
    else warn(text);
  };
  const tell = ({ code, says }: JobRefusal): void => {
    if (told.has(says)) return;
    told.add(says);
    say({ event: 'refused', code, says }, `refused (${code}): ${says}`);
  };
  const packOf = async (hash: string): Promise<Json | undefined> => {
    const data = (await shelf.getJob(packId(hash)))?.data;
    return isPack(data) ? data.value : undefined;
  };
  const worker = await store.worker(
    JOBS,
    async (job, token) => {
      const found = await taskOf(job.data, packOf);
      if ('refusal' in found) {
        const { code, says } = found.refusal;
        tell(found.refusal);
        await job.updateProgress({ refused: `worker ${name} refuses (${code}): ${says}` });
        await job.moveToDelayed(Date.now() + AWAY_MS, token);
        throw new DelayedError();
      }
      const { do: kind, game } = found.task;
      if (options.json) print(JSON.stringify({ ok: true, event: 'begun', do: kind, game }));
      const result = await pool.run(found.task);
      done += 1;
      return result;
    },
    { concurrency, leaseMs },
  );
  const counted = concurrency === 1 ? '1 thread' : `${concurrency} threads`;
  say(
    { event: 'ready', threads: concurrency, queue: store.shown },
    `Working at ${store.shown} with ${counted}; ctrl-c ends it.`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await worker.close();
  await Promise.all([shelf.close(), pool.close()]);
  say({ event: 'ended', done }, `${done} jobs done.`);
};
