import { namesIn, readFiles, type TextFile } from '@lockstep/conformance';
import { load, reportIssue } from '@lockstep/packs';
import { type Pack, parsePack } from './pack.ts';
import { resolve } from './resolve.ts';
import { parseSetup, type Setup } from './setup.ts';

const filesIn = (folder: string): readonly TextFile[] => {
  const home = new URL(`../../../content/${folder}/`, import.meta.url);
  return readFiles(home, namesIn(home, '.toml')).map(({ name, text }) => ({ name: `${folder}/${name}`, text }));
};

/** Every file of content/freeplay and of content/gates. */
export const contentFiles = (): readonly TextFile[] => [...filesIn('freeplay'), ...filesIn('gates')];

let read: Pack | undefined;

/** The pack as its designers left it, or every issue of it. */
export const readContent = (): Pack => {
  if (read) return read;
  const loaded = load(contentFiles(), parsePack);
  if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n\n'));
  read = loaded.value;
  return read;
};

/** A setup as it is written, completed from the pack: `{ scene: 'aura-run', kit: 'spoofer', level: 'fw2' }`. */
export const runOf = (pack: Pack, written: { readonly [field: string]: unknown } = {}): Setup => {
  const setup = parseSetup(resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};
