import { protocol } from '../games/protocol/dist/index.js';
import {
  act,
  addDays,
  begin,
  canonical,
  fail,
  makeDay,
  makeReplay,
  ok,
  parseDay,
  parseReplay,
  parseSeed,
  sha256,
  verifyReplay,
} from '../packages/kernel/dist/index.js';
import { chosen, firstWord, nextWord } from './choices.mjs';
import { PUZZLE } from './puzzle.mjs';
import { median, sideBySide } from './rounds.mjs';

const setup = protocol.parseSetup(PUZZLE).value;
const pack = sha256(canonical(PUZZLE));
const first = parseDay('2026-01-01').value;
const dayOf = (game) => makeDay(addDays(first, game % 365));
const setups = new Map(Array.from({ length: 365 }, (_, i) => [dayOf(i), setup]));

/** Half are random games; in the other half each action leaves the least Resistance, so most of them are won. */
const written = (game) => {
  let run = begin(protocol, setup, parseSeed(`replay ${game}`));
  let word = firstWord(game);
  for (;;) {
    const { state } = run.now;
    const legal = protocol.legal(setup, state, 0);
    if (legal.length === 0) return makeReplay(run, { daily: dayOf(game), pack });
    word = nextWord(word);
    const leaves = (action) => protocol.step(setup, state, 0, action).resistance;
    const least = game % 2 === 0 ? 0 : Math.min(...legal.map(leaves));
    const choice = game % 2 === 0 ? legal : legal.filter((action) => leaves(action) === least);
    run = act(run, 0, choice[chosen(word, choice.length)]);
  }
};

const resolve = (header) => {
  const found = setups.get(header.daily);
  if (header.pack !== pack || found === undefined)
    return fail({ line: 1, code: 'unknown-daily', expected: pack, found: header.pack ?? '' });
  return ok({ game: protocol, setup: found, seed: parseSeed(header.seed) });
};

const verify = (text) => {
  const replay = parseReplay(text);
  return replay.ok ? verifyReplay(replay.value, resolve) : replay;
};

export const replays = async () => {
  const texts = Array.from({ length: 1000 }, (_, game) => written(game));
  const verifyAll = () => {
    for (const text of texts) if (!verify(text).ok) throw new Error(`not verified:\n${text}`);
  };
  const rates = await sideBySide([['ours', verifyAll, texts.length]], { rounds: 7, time: 500 });
  return [
    { what: 'Daily replays verified a second, text to seal', ours: median(rates.ours), least: 30_000, aim: 100_000 },
  ];
};
