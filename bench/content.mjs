import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { makeEdition } from '../forge/dist/index.js';
import { dailyModuleOf } from '../packages/catalogue/dist/index.js';
import { load } from '../packages/packs/dist/index.js';

const folderOf = (id) => new URL(`../content/${id}/`, import.meta.url);

export const content = (id, file) => readFileSync(new URL(file, folderOf(id)), 'utf8');

/** Every edition that was published, in order. */
export const editionsOf = (id) =>
  readdirSync(new URL('editions/', folderOf(id)))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b)
    .map((number) => makeEdition(number, JSON.parse(content(id, `editions/${number}.json`))));

/** The first edition that was published, or the pack as it stands. */
export const editionOf = (id) => {
  if (existsSync(new URL('editions/1.json', folderOf(id))))
    return makeEdition(1, JSON.parse(content(id, 'editions/1.json')));
  const names = readdirSync(folderOf(id)).filter(
    (name) => name.endsWith('.toml') && name !== 'voice.toml' && name !== 'lessons.toml',
  );
  const files = names.sort().map((name) => ({ name, text: content(id, name) }));
  const loaded = load(files, dailyModuleOf(id).pack.parse);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return makeEdition(1, loaded.value);
};
