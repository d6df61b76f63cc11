import { moduleOf } from '@lockstep/catalogue';
import { parseReplay, verifyReplay } from '@lockstep/kernel';
import { dailyFor, dayOf, editionsFor, gameDir, packOf, resolveHeader } from '../../apps/cli/dist/library.js';
import { Session } from '../../apps/cli/dist/pipe/index.js';
import { diceOf } from './dice.mjs';

/** Setups that name parts of a pack. */
const WRITTEN = [
  ['encounter', { scene: 'bridge-at-dusk', difficulty: 'HARD' }],
  ['encounter', { scene: 'first-steps' }],
  ['draft', { scene: 'first-dream', preset: 'open' }],
  ['draft', { scene: 'seven-dreams' }],
  ['freeplay', { scene: 'first-run' }],
  ['freeplay', { scene: 'aura-run', kit: 'receipt-runner', level: 'fw0' }],
  ['freeplay', { scene: 'koa-run', level: 'fw8' }],
  ['gates', {}],
  ['gates', { gate: [{ id: 'gate.SENSOR_DRIFT', strength: 60 }], turns: 5 }],
  ['battle', { scene: 'lamps-against-kilns' }],
  ['quest', { scene: 'three-nights' }],
];

/** The same, and Dailies, with every part written out. */
const wholes = () => [
  ...WRITTEN.map(([id, written]) => {
    const { game, pack } = moduleOf(id);
    const content = editionsFor(id).at(-1)?.pack ?? packOf(moduleOf(id), gameDir(id));
    return [id, game.makeSetup(game.parseSetup(pack.resolve(content, written)).value)];
  }),
  ...['protocol', 'testimony'].flatMap((id) =>
    ['2026-01-05', '2026-12-02', '2026-12-05'].map((date) => [id, dailyFor(id, dayOf(date)).setup]),
  ),
  ['null', { limit: 20, sides: 6 }],
];

const ODD = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  255,
  1e9,
  2 ** 53,
  -0,
  '',
  'x',
  '__proto__',
  'constructor',
  '\ud800',
  '\u001b]52;c;aGk=\u0007',
  '\u202eoz',
  'é'.repeat(300),
  [],
  {},
  [[]],
  { id: 'x' },
  Array(40).fill('x'),
];

/** Every place of a value, as the list or table that holds it and its key there. */
const placesIn = (value) =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [[value, key], ...placesIn(part)]);

const MUTATIONS = [
  ({ pick }, places) => {
    const [holder, key] = pick(places);
    holder[key] = pick(ODD);
  },
  ({ pick, below }, places) => {
    const numbers = places.filter(([holder, key]) => typeof holder[key] === 'number');
    if (numbers.length === 0) return;
    const [holder, key] = pick(numbers);
    holder[key] += pick([-1, 1, below(50), -below(50), holder[key]]);
  },
  ({ pick }, places) => {
    const [holder, key] = pick(places);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  ({ pick }, places) => {
    const [holder, key] = pick(places);
    if (Array.isArray(holder)) holder.push(structuredClone(holder[key]));
    else
      Object.defineProperty(holder, pick(['more', '__proto__', `${key}s`]), {
        value: holder[key],
        enumerable: true,
        configurable: true,
        writable: true,
      });
  },
  ({ pick }, places) => {
    const [[one, a], [other, b]] = [pick(places), pick(places)];
    const part = structuredClone(one[a]);
    one[a] = structuredClone(other[b]);
    other[b] = part;
  },
  ({ pick }, places) => {
    const [holder, key] = pick(places);
    const words = places.flatMap(([list, at]) => (typeof list[at] === 'string' ? [list[at]] : []));
    if (words.length > 0) holder[key] = pick(words);
  },
];

/** A setup with one to three things changed. */
const mutated = (dice, setup) => {
  const copy = structuredClone(setup);
  for (let times = 1 + dice.below(3); times > 0; times -= 1) {
    const places = placesIn(copy);
    if (places.length > 0) dice.pick(MUTATIONS)(dice, places);
  }
  // What names a part of the pack may say more than that.
  if (dice.chance(20))
    copy[dice.pick(['level', 'kit', 'party', 'quest', 'koa', 'modifier', 'character'])] = dice.pick(ODD);
  return copy;
};

const STEPS = 6;

/** So many mutated setups over the pipe; those that are taken are played for some steps, and their replay must be genuine. */
export const campaignSetups = (count, seed) => {
  const dice = diceOf(seed);
  const sources = [...WRITTEN, ...wholes()];
  const faults = [];
  let begun = 0;
  for (let i = 0; i < count; i += 1) {
    const [game, source] = dice.pick(sources);
    const session = new Session();
    const request = JSON.stringify({ do: 'start', game, setup: mutated(dice, source), seed: `${i}` });
    const asked = (line) => {
      const answer = session.answer(line);
      if (answer.error?.code === 'internal') faults.push(['internal', answer.error.says, line.slice(0, 80), request]);
      return answer;
    };
    let answer = asked(request);
    if (!answer.ok) continue;
    begun += 1;
    for (let step = 0; step < STEPS && answer.ok && answer.legal.length > 0; step += 1) {
      const action = dice.pick(answer.legal);
      asked(JSON.stringify({ do: 'preview', action }));
      answer = asked(JSON.stringify({ do: 'step', action }));
      if (!answer.ok) faults.push(['a legal action is refused', JSON.stringify(answer), request]);
    }
    const { replay } = asked('{"do":"replay"}');
    if (replay === undefined) continue;
    try {
      const parsed = parseReplay(replay);
      const named = parsed.ok ? resolveHeader(parsed.value.header) : parsed;
      const verified = named.ok ? verifyReplay(parsed.value, () => named) : named;
      if (!verified.ok) faults.push(['its replay is refused', JSON.stringify(verified.fault), request]);
    } catch (error) {
      faults.push(['verify threw', String(error), request]);
    }
  }
  return { faults, begun };
};
