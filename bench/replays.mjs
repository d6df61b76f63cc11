import { addDays, makeDay, parseDay } from '../packages/calendar/dist/index.js';
import {
  act,
  begin,
  canonical,
  fail,
  makeReplay,
  ok,
  parseReplay,
  parseSeed,
  sha256,
  verifyReplay,
} from '../packages/kernel/dist/index.js';
import { chosen, firstWord, nextWord } from './choices.mjs';
import { tableOf } from './games.mjs';
import { median, sideBySide } from './rounds.mjs';

const FIRST = parseDay('2026-01-01').value;
const dayOf = (played) => makeDay(addDays(FIRST, played % 365));

/** Half are random games; in the other half each action leaves the least Resistance, so that more of them are won. */
const written = ({ game, setup }, pack, played) => {
  let run = begin(game, setup, parseSeed(`replay ${played}`));
  let word = firstWord(played);
  for (;;) {
    const { state } = run.now;
    const legal = game.legal(setup, state, 0);
    if (legal.length === 0) return makeReplay(run, { daily: dayOf(played), pack });
    word = nextWord(word);
    const leaves = (action) => game.step(setup, state, 0, action).resistance;
    const least = played % 2 === 0 ? 0 : Math.min(...legal.map(leaves));
    const choice = played % 2 === 0 ? legal : legal.filter((action) => leaves(action) === least);
    run = act(run, 0, choice[chosen(word, choice.length)]);
  }
};

export const replays = async (id) => {
  const table = await tableOf(id);
  const { game, puzzle, setup } = table;
  const pack = sha256(canonical(puzzle));
  const setups = new Map(Array.from({ length: 365 }, (_, i) => [dayOf(i), setup]));
  const resolve = (header) => {
    const found = setups.get(header.daily);
    if (header.pack !== pack || found === undefined)
      return fail({ line: 1, code: 'unknown-daily', expected: pack, found: header.pack ?? '' });
    return ok({ game, setup: found, seed: parseSeed(header.seed) });
  };
  const verify = (text) => {
    const replay = parseReplay(text);
    return replay.ok ? verifyReplay(replay.value, resolve) : replay;
  };
  const texts = Array.from({ length: 1000 }, (_, played) => written(table, pack, played));
  const verifyAll = () => {
    for (const text of texts) if (!verify(text).ok) throw new Error(`not verified:\n${text}`);
  };
  const rates = await sideBySide([['ours', verifyAll, texts.length]], { rounds: 7, time: 500 });
  const { least, aim } = id === 'protocol' ? { least: 80_000, aim: 150_000 } : { least: 120_000, aim: 250_000 };
  return [{ what: 'Daily replays verified a second, text to seal', ours: median(rates.ours), least, aim }];
};
