import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';
import { SEED_HI } from '../choices.mjs';

const { game, pack, bots } = moduleOf('draft');

const folder = new URL('../../content/draft/', import.meta.url);
const tomlIn = (under) =>
  readdirSync(new URL(under, folder))
    .filter((name) => name.endsWith('.toml') && name !== 'voice.toml')
    .sort();
const textOf = (name) => readFileSync(new URL(name, folder), 'utf8');
const files = [
  ...tomlIn('./').map((name) => ({ name, text: textOf(name) })),
  ...tomlIn('presets/').map((name) => ({
    name: `presets/${name}`,
    text: textOf(`presets/${name}`),
    under: ['presets', name.replace(/\.toml$/, '')],
  })),
];
const loaded = load(files, pack.parse);
if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
const content = loaded.value;

const setupOf = (written) => {
  const parsed = game.parseSetup(pack.resolve(content, written));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

/** Every card so many times over, each under a name of its own: the mix of symbols, rarities and tags stays as it is. */
const multiplied = (times) =>
  content.card.flatMap((card) =>
    Array.from({ length: times }, (_, i) => ({ ...card, id: `${card.id}-${i}`, name: `${card.id.slice(0, 30)} ${i}` })),
  );

/** Ten dreamscapes of one Draft site each: fifty picks of four, which is a full deck. */
const scene = {
  id: 'bench',
  title: 'Nothing but drafts',
  line: 'Fifty picks of four.',
  dreamscape: Array.from({ length: 10 }, (_, i) => ({ name: `Draft ${i + 1}`, sites: ['DRAFT'], battle: false })),
};
const begin = { dreamcaller: 'vesper-twilight-arbiter' };

const TIMES = 15;

export { game };
export const { random } = bots;
export const seedOf = (played) => ({ hi: SEED_HI, lo: played });
export const quest = setupOf({ scene: 'seven-dreams', preset: 'seed' });
/** Drafts from the pool of the pack, and from one of ten thousand entries. */
export const drafts = setupOf({ scene, begin });
export const manyDrafts = setupOf({ scene, begin, card: multiplied(TIMES) });

export const entriesOf = (setup) =>
  game
    .makeState(setup, game.start(setup, seedOf(0)))
    .pool.tally.flat()
    .reduce((sum, entries) => sum + entries, 0);
