import { act, begin, makeReplay, ok, openStream, parseReplay, verifyReplay } from '../../packages/kernel/dist/index.js';
import { median, sideBySide } from '../rounds.mjs';
import { game, random, setup } from './fight.mjs';
import { seedOf } from './lockstep.mjs';

const written = (played) => {
  const seed = seedOf(played);
  const stream = openStream(seed, 'choices');
  let run = begin(game, setup, seed);
  for (;;) {
    const [seat] = game.toMove(setup, run.now.state);
    if (seat === undefined) return { seed, text: makeReplay(run) };
    run = act(run, seat, random.choose(setup, run.now.state, seat, stream));
  }
};

/** The setup is parsed once: it is the rules that are measured, not the reader of scripts. */
export const replays = async () => {
  const games = Array.from({ length: 50 }, (_, played) => written(played));
  const verifyAll = () => {
    for (const { seed, text } of games) {
      const replay = parseReplay(text);
      const seen = replay.ok ? verifyReplay(replay.value, () => ok({ game, setup, seed })) : replay;
      if (!seen.ok) throw new Error(`not verified: ${JSON.stringify(seen.fault)}`);
    }
  };
  const rates = await sideBySide([['ours', verifyAll, games.length]], { rounds: 5, time: 500 });
  return [
    {
      what: 'replays of an encounter verified a second, text to seal',
      ours: median(rates.ours),
      least: 2500,
      aim: 5000,
    },
  ];
};
