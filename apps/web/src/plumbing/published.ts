import { early } from './early.ts';
import { memoize } from './memoize.ts';
import { WorkerError } from './worker/messages.ts';

/** A published JSON file by its path below `content/`. */
export const fetchPublished = memoize(async (path: string): Promise<unknown> => {
  const asked = early.get(path) ?? fetch(new URL(`content/${path}`, document.baseURI));
  early.delete(path);
  const response = await asked.catch(() => undefined);
  if (!response?.ok) throw new WorkerError('unreachable', `${path} cannot be fetched`);
  return response.json();
});
