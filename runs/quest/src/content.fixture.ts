import { namesIn, readFiles } from '@lockstep/conformance';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import { type Pack, parsePack } from './pack.ts';
import { resolve } from './resolve.ts';
import { parseSetup, type Setup } from './setup.ts';

const filesIn = (folder: string): readonly TomlFile[] => {
  const home = new URL(`../../../content/${folder}/`, import.meta.url);
  return readFiles(home, namesIn(home, '.toml')).map(({ name, text }) => ({ name: `${folder}/${name}`, text }));
};

/** Every file of content/quest, content/battle and content/draft, its presets each under its own name. */
const contentFiles = (): readonly TomlFile[] => [
  ...filesIn('draft'),
  ...filesIn('draft/presets').map((file) => ({
    ...file,
    under: ['presets', file.name.replace(/^.*\/|\.toml$/g, '')] as const,
  })),
  ...filesIn('battle'),
  ...filesIn('quest'),
];

let read: Pack | undefined;

/** The pack as its designers left it, or every issue of it. */
export const readContent = (): Pack => {
  if (read) return read;
  const loaded = load(contentFiles(), parsePack);
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};

/** A written setup, made complete from the pack: `{ scene: 'seven-nights', level: 'level-3' }`. */
export const questOf = (written: object): Setup => {
  const setup = parseSetup(resolve(readContent(), written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};
