import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseDayEditions } from '@lockstep/forge';
import type { Fetcher } from './content.ts';

const folder = fileURLToPath(new URL('../../../../../content/', import.meta.url));

/** Published files as the build makes them of what is written. */
export const fromDisk: Fetcher = async (path) => {
  if (!path.endsWith('days.json')) return readFile(folder + path, 'utf8');
  const days = parseDayEditions(await readFile(`${folder}${path.replace('.json', '.txt')}`, 'utf8'));
  if (!days.ok) throw new Error(days.fault);
  return JSON.stringify(days.value);
};
