import { openStream } from '../../packages/kernel/dist/index.js';
import { auraRuns, bots, game, koaRuns, seedOf } from './run.mjs';

/** Whole runs, log off: who is to move, what the bot chooses, step. Setups are taken in turn. */
const player = (setups, bot) => (played) => {
  const setup = setups[played % setups.length];
  const seed = seedOf(played);
  const stream = openStream(seed, 'choices');
  let state = game.start(setup, seed);
  while (game.toMove(setup, state).length > 0) state = game.step(setup, state, 0, bot.choose(setup, state, 0, stream));
  return state;
};

export const playOperator = player(auraRuns, bots.operator);
export const playGreedy = player(auraRuns, bots.greedy);
export const playRandom = player(auraRuns, bots.random);
export const playKoa = player(koaRuns, bots.operator);

/** Every turn of some operator runs: where it stands, and what is done there. */
export const turnsOf = (runs) =>
  Array.from({ length: runs }, (_, played) => {
    const setup = auraRuns[played % auraRuns.length];
    const seed = seedOf(played);
    const stream = openStream(seed, 'choices');
    const turns = [];
    let state = game.start(setup, seed);
    while (game.toMove(setup, state).length > 0) {
      const action = bots.operator.choose(setup, state, 0, stream);
      turns.push({ setup, state, action });
      state = game.step(setup, state, 0, action);
    }
    return turns;
  }).flat();
