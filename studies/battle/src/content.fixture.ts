import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pack, parsePack } from '@lockstep/battle';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

const tomlIn = (folder: string): readonly TomlFile[] =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(CONTENT, folder, name), 'utf8') }));

/** Every file of content/draft, its presets each under its own name, and of content/battle. */
const contentFiles = (): readonly TomlFile[] => [
  ...tomlIn('draft'),
  ...tomlIn('draft/presets').map((file) => ({
    ...file,
    under: ['presets', file.name.replace(/^.*\/|\.toml$/g, '')] as const,
  })),
  ...tomlIn('battle'),
];

let read: Pack | undefined;

/** The pack as it is in content/battle, with the cards of content/draft. */
export const readContent = (): Pack => {
  if (read) return read;
  const loaded = load(contentFiles(), parsePack);
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};
