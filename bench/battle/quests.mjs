import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { openStream } from '../../packages/kernel/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';
import { seedOf } from './lockstep.mjs';

const { game, pack, bots } = moduleOf('quest');

const CONTENT = new URL('../../content/', import.meta.url);
const tomlIn = (folder) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((name) => name.endsWith('.toml'))
    .map((name) => ({ name, text: readFileSync(new URL(folder + name, CONTENT), 'utf8') }));
const presets = tomlIn('draft/presets/').map((file) => ({
  ...file,
  name: `presets/${file.name}`,
  under: ['presets', file.name.replace(/\.toml$/, '')],
}));
const loaded = load([...['draft/', 'battle/', 'quest/'].flatMap(tomlIn), ...presets], pack.parse);
if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));

const parsed = game.parseSetup(pack.resolve(loaded.value, { scene: 'seven-nights', at: 'level-0' }));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const setup = parsed.value;

/** A whole quest of seven battles, greedy on both seats: how many were won. */
export const playQuest = (n) => {
  const stream = openStream(seedOf(n), 'choices');
  let state = game.start(setup, seedOf(n));
  for (let [seat] = game.toMove(setup, state); seat !== undefined; [seat] = game.toMove(setup, state))
    state = game.step(setup, state, seat, bots.greedy.choose(setup, state, seat, stream));
  return state.won;
};
