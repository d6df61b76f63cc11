import { memoize } from './memoize.ts';
import { WorkerError } from './worker/messages.ts';

/** A published JSON file by its path below `content/`. */
export const fetchPublished = memoize(async (path: string): Promise<unknown> => {
  const response = await fetch(new URL(`content/${path}`, document.baseURI)).catch(() => undefined);
  if (!response?.ok) throw new WorkerError('unreachable', `${path} cannot be fetched`);
  return response.json();
});
