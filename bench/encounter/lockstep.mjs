import { openStream } from '../../packages/kernel/dist/index.js';
import { SEED_HI } from '../choices.mjs';
import { game, random, setup } from './fight.mjs';

export const seedOf = (playout) => ({ hi: SEED_HI, lo: playout });

/** Ours, over the contract: who is to move, what the random player chooses, step; no log. Answers how many steps it took. */
export const play = (playout) => {
  const seed = seedOf(playout);
  const stream = openStream(seed, 'choices');
  let state = game.start(setup, seed);
  let steps = 0;
  for (;;) {
    const [seat] = game.toMove(setup, state);
    if (seat === undefined) return steps;
    state = game.step(setup, state, seat, random.choose(setup, state, seat, stream));
    steps += 1;
  }
};
