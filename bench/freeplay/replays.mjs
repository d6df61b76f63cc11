import { act, begin, makeReplay, ok, openStream, parseReplay, verifyReplay } from '../../packages/kernel/dist/index.js';
import { median, sideBySide } from '../rounds.mjs';
import { auraRuns, bots, game, seedOf } from './run.mjs';

const written = (played) => {
  const setup = auraRuns[played % auraRuns.length];
  const seed = seedOf(played);
  const stream = openStream(seed, 'choices');
  let run = begin(game, setup, seed);
  while (game.toMove(setup, run.now.state).length > 0)
    run = act(run, 0, bots.operator.choose(setup, run.now.state, 0, stream));
  return { setup, seed, text: makeReplay(run) };
};

/** The setup is parsed once: it is the rules that are measured, not the reader of scripts. */
export const replays = async () => {
  const runs = Array.from({ length: 30 }, (_, played) => written(played));
  const verifyAll = () => {
    for (const { setup, seed, text } of runs) {
      const replay = parseReplay(text);
      const seen = replay.ok ? verifyReplay(replay.value, () => ok({ game, setup, seed })) : replay;
      if (!seen.ok) throw new Error(`not verified: ${JSON.stringify(seen.fault)}`);
    }
  };
  const rates = await sideBySide([['ours', verifyAll, runs.length]], { rounds: 5, time: 500 });
  return [{ what: 'replays of a run verified a second, text to seal', ours: median(rates.ours) }];
};
