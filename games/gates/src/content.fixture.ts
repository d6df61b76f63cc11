import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import { type Pack, parsePack } from './pack.ts';
import { resolve } from './resolve.ts';
import { parseSetup, type Setup } from './setup.ts';

const DIR = fileURLToPath(new URL('../../../content/gates/', import.meta.url));

const contentFiles = (): readonly TomlFile[] =>
  readdirSync(DIR)
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(DIR, name), 'utf8') }));

let read: Pack | undefined;

/** The pack as it is in content/gates, or every issue of it. */
export const readContent = (): Pack => {
  if (read) return read;
  const loaded = load(contentFiles(), parsePack);
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};

/** A setup as it is written, completed from the pack. */
export const incidentOf = (pack: Pack, written: { readonly [field: string]: unknown } = {}): Setup => {
  const setup = parseSetup(resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};
