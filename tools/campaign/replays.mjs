import { createHash } from 'node:crypto';
import { act, begin, canonical, makeReplay, parseReplay, splitSeat, verifyReplay } from '@lockstep/kernel';
import { resolveHeader } from '../../apps/cli/dist/library.js';
import { diceOf } from './dice.mjs';

/** The run a genuine replay tells. */
const runOf = ({ game, setup, seed }, steps) => {
  let run = begin(game, setup, seed);
  for (const { text } of steps) {
    const [seat, action] = splitSeat(game.seats, text);
    run = act(run, seat, game.parse(setup, action).value);
  }
  return run;
};

/** The seal that a forger would write: it covers text and state, and needs no secret. */
const resealed = (text) => {
  const replay = parseReplay(text);
  if (!replay.ok) return text;
  const named = resolveHeader(replay.value.header);
  if (!named.ok) return text;
  try {
    const { state } = runOf(named.value, replay.value.steps).now;
    const covered = replay.value.body.replace(/\n# [^\n]*/g, '');
    const seal = createHash('sha256')
      .update(`${covered}\n${canonical(state)}`)
      .digest('hex');
    return text.replace(/= [^\n]*\n$/, `= ${seal}\n`);
  } catch {
    return text;
  }
};

/** The same game told in another way: another header, another seed, another order, a letter changed. */
const mutated = ({ below, pick, chance }, text) => {
  const lines = text.split('\n');
  const at = below(lines.length);
  switch (below(8)) {
    case 0:
      return text.replace(/seed [0-9a-f]{16}/, () => `seed ${String(below(9)).repeat(16)}`);
    case 1:
      return text.replace(
        /\nseed/,
        `\n${pick(['options {}', 'options {"literal":false}', 'bots {"0":"random"}', 'bots {"1":"greedy"}', 'daily 2026-12-09'])}\nseed`,
      );
    case 2:
      return text.replace(
        /setup (\{.*\})/,
        (_, json) =>
          `setup ${canonical({ ...JSON.parse(json), [pick(['party', 'koa', 'quest', 'tuning', 'level'])]: pick([[], {}, 5, 'fw0', { hand: 6 }]) })}`,
      );
    case 3:
      return [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n');
    case 4:
      return [...lines.slice(0, at), lines[(at + 1) % lines.length], lines[at], ...lines.slice(at + 2)].join('\n');
    case 5:
      return text
        .replace(/ @/, pick(['  @', ' x @', ' @']))
        .replace(/rules (\d+)/, chance(50) ? 'rules 0$1' : 'rules $1');
    case 6:
      return chance(50) ? text.replaceAll('\n', '\r\n') : `${text}\n`;
    default: {
      const place = below(text.length);
      return (
        text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << below(7))) + text.slice(place + 1)
      );
    }
  }
};

/** Called genuine: then it must be, word for word, what the shell itself would have written of that game. */
const isHonest = (text) => {
  const replay = parseReplay(text);
  const named = resolveHeader(replay.value.header);
  const { header } = replay.value;
  const run = runOf(named.value, replay.value.steps);
  const from =
    header.pack === undefined
      ? undefined
      : header.daily === undefined
        ? { setup: header.setup, pack: header.pack }
        : {
            daily: header.daily,
            pack: header.pack,
            ...(header.options === undefined ? {} : { options: header.options }),
          };
  if (makeReplay(run, from, false, header.bots) !== text.replace(/\n# [^\n]*/g, '')) return false;
  const { kind, changed } = named.value.subject;
  const beyond = Object.keys(header.setup ?? {}).filter(
    (key) => !['scene', 'difficulty', 'preset', 'kit', 'level'].includes(key),
  );
  return kind !== 'scene' || (changed.length === 0 && beyond.length === 0);
};

const isGenuine = (text) => {
  const replay = parseReplay(text);
  if (!replay.ok) return false;
  const named = resolveHeader(replay.value.header);
  return named.ok && verifyReplay(replay.value, () => named).ok;
};

/** So many mutants of honest replays, each with a seal of its own; those that are called genuine and are not, and what was thrown. */
export const campaignReplays = (count, seed, honest) => {
  const dice = diceOf(seed);
  const faults = [];
  let genuine = 0;
  for (const text of honest) if (!isGenuine(text)) faults.push(['an honest replay is refused', text.slice(0, 200)]);
  for (let i = 0; i < count; i += 1) {
    const source = dice.pick(honest);
    try {
      const text = resealed(mutated(dice, source));
      if (text === source || !isGenuine(text)) continue;
      genuine += 1;
      if (!isHonest(text)) faults.push(['a forgery is called genuine', text.slice(0, 400)]);
    } catch (error) {
      faults.push(['thrown', String(error)]);
    }
  }
  return { faults, genuine };
};
