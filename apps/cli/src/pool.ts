import { availableParallelism } from 'node:os';
import { Fault } from './fault.ts';
import type { Task, TaskResult } from './worker.ts';

export const threadsOf = (text: string | undefined): number => {
  if (text === undefined) return availableParallelism();
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw new Fault('usage', '--threads takes a number from 1 to 256');
  return threads;
};

/** Who does the tasks: threads of this process, or the workers of a queue. */
export type Crew = { readonly threads: number } | { readonly queue: string };

export const crewOf = ({ threads, queue }: { readonly threads?: string; readonly queue?: string }): Crew => {
  if (queue === undefined) return { threads: threadsOf(threads) };
  if (threads !== undefined)
    throw new Fault('usage', '--threads and --queue exclude each other: a worker has its own --threads');
  return { queue };
};

/** Threads that do tasks. */
export const openPool = async (
  threads: number,
): Promise<{ run<T extends Task>(task: T): Promise<TaskResult<T>>; close(): Promise<void> }> => {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    maxThreads: threads,
    minThreads: 1,
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
};

/** Has tasks done and gives the results in the order of the tasks. `each` is told of every result as it comes. */
export const runAll = async <T extends Task>(
  tasks: readonly T[],
  crew: Crew,
  each: (result: TaskResult<T>, at: number) => void,
): Promise<readonly TaskResult<T>[]> => {
  if ('queue' in crew) return (await import('./queue/send.ts')).sendAll(tasks, crew.queue, each);
  const pool = await openPool(crew.threads);
  try {
    return await Promise.all(
      tasks.map(async (task, at) => {
        const result = await pool.run(task);
        each(result, at);
        return result;
      }),
    );
  } finally {
    await pool.close();
  }
};
