import { parseSchedule, pinnedDaily } from '../../forge/dist/index.js';
import { dailyModuleOf } from '../../packages/catalogue/dist/index.js';
import { act, begin, moments, openStream, parseSeed } from '../../packages/kernel/dist/index.js';
import { content, editionsOf } from '../content.mjs';

const DAY_MS = 86_400_000;

/** A Daily that has come, played to its end by a bot: the body of a result. */
export const playedDaily = (id) => {
  const module = dailyModuleOf(id);
  const schedule = parseSchedule(content(id, 'schedule.txt')).value;
  const [{ day }] = schedule;
  const { edition, setup: plain, seed } = pinnedDaily({ module, editions: editionsOf(id), schedule }, day).value;
  const setup = module.game.parseSetup(plain).value;
  let run = begin(module.game, setup, seed);
  for (let i = 0; !module.game.outcome(setup, run.now.state); i += 1)
    run = act(run, 0, module.bots.careful.choose(setup, run.now.state, 0, openStream(parseSeed('bench'), `bot ${i}`)));
  return {
    game: id,
    rules: module.game.rules,
    pack: edition.hash,
    date: new Date(day * DAY_MS).toISOString().slice(0, 10),
    actions: moments(run).map(({ text }) => text),
  };
};
