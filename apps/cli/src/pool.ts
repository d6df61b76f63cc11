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

/** Runs tasks on threads and gives the results in the order of the tasks. `each` is told of every result as it comes. */
export const runAll = async <T extends Task>(
  tasks: readonly T[],
  threads: number,
  each: (result: TaskResult<T>, at: number) => void,
): Promise<readonly TaskResult<T>[]> => {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    maxThreads: threads,
    minThreads: 1,
  });
  try {
    return await Promise.all(
      tasks.map(async (task, at) => {
        const result = (await pool.run(task)) as TaskResult<T>;
        each(result, at);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
};
