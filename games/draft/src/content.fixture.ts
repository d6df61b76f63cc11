import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import { type Pack, parsePack } from './pack.ts';
import { resolve } from './resolve.ts';
import { parseSetup, type Setup } from './setup.ts';

const DIR = fileURLToPath(new URL('../../../content/draft/', import.meta.url));

const tomlIn = (folder: string): readonly string[] =>
  readdirSync(join(DIR, folder))
    .filter((name) => name.endsWith('.toml') && name !== 'voice.toml')
    .sort();

const textOf = (...path: readonly string[]): string => readFileSync(join(DIR, ...path), 'utf8');

/** Every file of content/draft; those of presets/ each under its own name. */
export const contentFiles = (): readonly TomlFile[] => [
  ...tomlIn('.').map((name) => ({ name, text: textOf(name) })),
  ...tomlIn('presets').map((name) => ({
    name: `presets/${name}`,
    text: textOf('presets', name),
    under: ['presets', name.replace(/\.toml$/, '')] as const,
  })),
];

let read: Pack | undefined;

/** The pack as it is in content/draft, or every issue of it. */
export const readContent = (): Pack => {
  if (read) return read;
  const loaded = load(contentFiles(), parsePack);
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};

/** A setup as it is written, completed from the pack: `{ scene: 'three-dreams', preset: 'open' }`. */
export const questOf = (pack: Pack, written: { readonly [field: string]: unknown } = {}): Setup => {
  const setup = parseSetup(resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};
