import { openStream } from '../../packages/kernel/dist/index.js';
import { seedOf } from './lockstep.mjs';
import { choose, moverOf, start, step } from './objects.mjs';

/** The rival's whole encounter. */
export const play = (playout) => {
  const seed = seedOf(playout);
  const stream = openStream(seed, 'choices');
  let state = start(seed);
  let steps = 0;
  while (state.phase !== 'OVER') {
    const seat = moverOf(state);
    state = step(state, seat, choose(state, seat, stream));
    steps += 1;
  }
  return steps;
};
