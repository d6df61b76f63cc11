import type { BackendFactory, IQueueBackend } from 'bullmq';
import { Fault } from '../fault.ts';

/** What is used of a job of BullMQ. */
export interface QueuedJob {
  readonly data: unknown;
  readonly returnvalue: unknown;
  readonly failedReason: string;
  getState(): Promise<string>;
  retry(): Promise<void>;
  remove(): Promise<void>;
  updateProgress(progress: object): Promise<void>;
  moveToDelayed(at: number, token?: string): Promise<void>;
}

interface Closing {
  close(): Promise<void>;
}

export interface JobQueue extends Closing {
  add(name: string, data: object, options: { readonly jobId: string }): Promise<unknown>;
  getJob(id: string): Promise<QueuedJob | undefined>;
  getWorkersCount(): Promise<number>;
  clean(grace: number, limit: number, type: 'completed' | 'wait'): Promise<readonly string[]>;
}

export interface JobEvents extends Closing {
  on(event: 'completed' | 'failed', listener: (of: { readonly jobId: string }) => void): unknown;
  on(event: 'progress', listener: (of: { readonly data: unknown }) => void): unknown;
}

/** Queues in a database: PostgreSQL or Redis, by the address alone. */
export interface QueueStore {
  /** The address without a password. */
  readonly shown: string;
  queue(name: string): Promise<JobQueue>;
  events(name: string): Promise<JobEvents>;
  worker(
    name: string,
    work: (job: QueuedJob, token: string | undefined) => Promise<unknown>,
    settings: WorkerSettings,
  ): Promise<Closing>;
}

export interface WorkerSettings {
  readonly concurrency: number;
  /** For how long a job is the worker's without a sign of life. */
  readonly leaseMs: number;
}

/** Jobs come from this queue; packs, editions and setups lie in the other one, which nothing is taken from. */
export const JOBS = 'lockstep-jobs';
export const SHELF = 'lockstep-packs';

const SCHEMA = 'lockstep_queue';
const CONNECT_MS = 10_000;
/** How often a job is given to another worker after the one that had it was gone. */
const MOST_STALLS = 25;

const schemeOf = (address: string): 'postgres' | 'redis' => {
  if (/^postgres(?:ql)?:\/\//.test(address)) return 'postgres';
  if (/^rediss?:\/\//.test(address)) return 'redis';
  throw new Fault('usage', '--queue takes postgres://… or redis://…');
};

const withoutPassword = (address: string): string => address.replace(/\/\/([^/@:]*):[^/@]*@/, '//$1:…@');

/** BullMQ and its drivers are optional: they are loaded when a queue is asked for. */
const load = async (): Promise<typeof import('bullmq')> => {
  try {
    return await import('bullmq');
  } catch {
    throw new Fault('no-queue', '--queue needs the package bullmq: npm ci without --omit=optional');
  }
};

const reached = async <T extends { waitUntilReady(): Promise<unknown>; close(): Promise<void> }>(
  one: T,
  shown: string,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CONNECT_MS);
  });
  try {
    await Promise.race([one.waitUntilReady(), late]);
    return one;
  } catch (error) {
    one.close().catch(() => {});
    throw new Fault('no-queue', `the queue at ${shown} cannot be reached: ${(error as Error).message}`);
  } finally {
    clearTimeout(timer);
  }
};

/** A connection that breaks is made again by its driver; without a listener its error would end the process. */
const ignore = (): void => {};

const storeOf = <Backend extends IQueueBackend, Connection>(
  { Queue, QueueEvents, Worker }: typeof import('bullmq'),
  shown: string,
  connection: Connection,
  factory: BackendFactory<Backend, Connection>,
): QueueStore => ({
  shown,
  queue: async (name) => {
    const queue = new Queue(name, { connection }, factory);
    queue.on('error', ignore);
    return reached(queue, shown);
  },
  events: async (name) => {
    const events = new QueueEvents(name, { connection }, factory);
    events.on('error', ignore);
    return reached(events, shown);
  },
  worker: async (name, work, { concurrency, leaseMs }) => {
    const settings = {
      connection,
      concurrency,
      lockDuration: leaseMs,
      stalledInterval: leaseMs / 2,
      maxStalledCount: MOST_STALLS,
    };
    const worker = new Worker(name, work, settings, factory);
    worker.on('error', ignore);
    return reached(worker, shown);
  },
});

export const openQueueStore = async (address: string): Promise<QueueStore> => {
  const scheme = schemeOf(address);
  const bullmq = await load();
  const shown = withoutPassword(address);
  return scheme === 'postgres'
    ? storeOf(
        bullmq,
        shown,
        { connectionString: address, schema: SCHEMA, migrate: true, max: 4, connectionTimeoutMillis: CONNECT_MS },
        bullmq.createPostgresBackend,
      )
    : storeOf(bullmq, shown, { url: address, maxRetriesPerRequest: null }, bullmq.createRedisBackend);
};
