import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { openStream } from '../../packages/kernel/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';

const { game, pack, bots } = moduleOf('battle');

const CONTENT = new URL('../../content/', import.meta.url);
const files = ['draft/', 'battle/'].flatMap((folder) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((name) => name.endsWith('.toml'))
    .map((name) => ({ name, text: readFileSync(new URL(folder + name, CONTENT), 'utf8') })),
);
export const content = load(files, pack.parse).value;

const setupOf = (written) => {
  const setup = game.parseSetup(pack.resolve(content, written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

/** Every duel of the pack, in turn. */
const SETUPS = content.duel.map(({ id }) => setupOf({ scene: id }));

export const seedOf = (n) => ({ hi: 0x0ba77e, lo: n });

/** One whole battle between two bots, seat by seat: which seat won, times a hundred, and its turns. */
const playBy =
  (...players) =>
  (n) => {
    const setup = SETUPS[n % SETUPS.length];
    const stream = openStream(seedOf(n), 'choices');
    let state = game.start(setup, seedOf(n));
    while (state.winner < 0) {
      const [seat] = game.toMove(setup, state);
      state = game.step(setup, state, seat, players[seat].choose(setup, state, seat, stream));
    }
    return state.winner * 100 + state.turn;
  };

export const play = playBy(bots.random, bots.random);
export const playGreedy = playBy(bots.greedy, bots.greedy);
/** 200 futures a decision, against greedy. */
export const playSearch = playBy(bots.search, bots.greedy);
