import { act, begin, makeReplay, ok, openStream, parseReplay, verifyReplay } from '../../packages/kernel/dist/index.js';
import { median, sideBySide } from '../rounds.mjs';
import { game, quest, random, seedOf } from './quest.mjs';

const written = (played) => {
  const seed = seedOf(played);
  const stream = openStream(seed, 'choices');
  let run = begin(game, quest, seed);
  while (game.toMove(quest, run.now.state).length > 0)
    run = act(run, 0, random.choose(quest, run.now.state, 0, stream));
  return { seed, text: makeReplay(run) };
};

/** The setup is parsed once: it is the rules that are measured, not the reader of scripts. */
export const replays = async () => {
  const quests = Array.from({ length: 50 }, (_, played) => written(played));
  const verifyAll = () => {
    for (const { seed, text } of quests) {
      const replay = parseReplay(text);
      const seen = replay.ok ? verifyReplay(replay.value, () => ok({ game, setup: quest, seed })) : replay;
      if (!seen.ok) throw new Error(`not verified: ${JSON.stringify(seen.fault)}`);
    }
  };
  const rates = await sideBySide([['ours', verifyAll, quests.length]], { rounds: 5, time: 500 });
  return [
    { what: 'replays of a quest verified a second, text to seal', ours: median(rates.ours), least: 2000, aim: 5000 },
  ];
};
