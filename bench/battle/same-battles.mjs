import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { openStream } from '../../packages/kernel/dist/index.js';
import { differ } from '../same-games.mjs';
import { seedOf } from './lockstep.mjs';
import { playObjects } from './objects.mjs';
import { setup } from './plain-decks.mjs';

const { game, bots } = moduleOf('battle');

/** Ours with the plain decks, over the contract; `told` hears every action. */
export const plain = (n, told) => {
  const seed = seedOf(n);
  const stream = openStream(seed, 'choices');
  let state = game.start(setup, seed);
  while (state.winner < 0) {
    const [seat] = game.toMove(setup, state);
    const action = bots.random.choose(setup, state, seat, stream);
    told?.push(`${action.kind} ${action.at}`);
    state = game.step(setup, state, seat, action);
  }
  return state.winner * 100 + state.turn;
};

export const objects = (n, told) => playObjects(seedOf(n), told);

/** The first of so many battles in which an action or the end differs, or undefined. */
export const differentBattle = (battles) => differ('objects', plain, objects, battles);
