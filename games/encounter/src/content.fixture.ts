import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, reportIssue } from '@lockstep/packs';
import { type Pack, parsePack, warnings } from './pack.ts';

const DIR = fileURLToPath(new URL('../../../content/encounter/', import.meta.url));

let read: Pack | undefined;

/** The pack as it is in content/encounter, or every issue of it. */
export const readContent = (): Pack => {
  if (read) return read;
  const files = readdirSync(DIR)
    .filter((name) => name.endsWith('.toml'))
    .sort();
  const loaded = load(
    files.map((name) => ({ name, text: readFileSync(join(DIR, name), 'utf8') })),
    parsePack,
    warnings,
  );
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};
