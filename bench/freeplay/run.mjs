import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';
import { SEED_HI } from '../choices.mjs';

const { game, pack, bots } = moduleOf('freeplay');

const filesOf = (id) => {
  const folder = new URL(`../../content/${id}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.toml') && name !== 'voice.toml')
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
};

const loaded = load([...pack.alsoUses, 'freeplay'].flatMap(filesOf), pack.parse);
if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
const content = loaded.value;

const setupOf = (written) => {
  const parsed = game.parseSetup(pack.resolve(content, written));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

export { bots, content, game };
export const seedOf = (played) => ({ hi: SEED_HI, lo: played });
/** The usual level, with every kit in turn. */
export const auraRuns = content.kit.map(({ id }) => setupOf({ scene: 'aura-run', kit: id, level: 'fw0' }));
export const koaRuns = [setupOf({ scene: 'koa-run', level: 'fw0' })];
