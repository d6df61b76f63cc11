import { preview, Refusal } from '../../packages/kernel/dist/index.js';
import { median } from '../rounds.mjs';
import { turnsOf } from './lockstep.mjs';
import { game } from './run.mjs';

const RUNS = 60;
const ROUNDS = 5;

const previewAll = ({ setup, state }) => {
  const actions = game.legal(setup, state, 0);
  for (const action of actions)
    if (preview(game, setup, state, 0, action) instanceof Refusal)
      throw new Error(`refused: ${game.format(setup, action)}`);
  return actions.length;
};

/** Every legal move of a turn, listed and previewed: the quietest of some rounds for each turn, since others use the machine too. */
export const previews = () => {
  const turns = turnsOf(RUNS).map((turn) => ({ turn, took: Number.POSITIVE_INFINITY, count: 0 }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of turns) {
      const began = performance.now();
      one.count = previewAll(one.turn);
      one.took = Math.min(one.took, (performance.now() - began) * 1000);
    }
  const took = turns.map((one) => one.took);
  const counts = turns.map(({ count }) => count);
  const what = 'every legal move of a turn previewed';
  return [
    { what: `${what}, median µs`, ours: median(took), least: 400, aim: 150, lower: true },
    { what: `${what}, worst µs`, ours: Math.max(...took) },
    { what: 'legal moves of a turn, median', ours: median(counts) },
    { what: 'legal moves of a turn, most', ours: Math.max(...counts) },
  ];
};
