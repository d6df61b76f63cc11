import { Session } from '../../apps/cli/dist/pipe/index.js';
import { diceOf } from './dice.mjs';

/** Every game, with and without bots, of a date, of a scene and written out. */
const STARTS = [
  { game: 'protocol', daily: '2026-12-01' },
  { game: 'protocol', daily: '2026-01-02', options: { literal: true } },
  { game: 'testimony', daily: '2026-12-02' },
  { game: 'testimony', daily: '2026-12-03', options: { visibility: 'HIDDEN' } },
  { game: 'encounter', options: { scene: 'first-steps' }, seed: 'a', bots: { 1: 'greedy' } },
  { game: 'encounter', options: { scene: 'bridge-at-dusk' }, seed: 'b' },
  { game: 'encounter', options: { scene: 'bridge-at-dusk', difficulty: 'HARD' }, seed: 'b', bots: { 1: 'random' } },
  { game: 'draft', options: { scene: 'first-dream' }, seed: 'c' },
  { game: 'draft', options: { scene: 'three-dreams', preset: 'open' }, seed: 'c' },
  { game: 'gates', setup: {}, seed: 'd' },
  { game: 'freeplay', options: { scene: 'first-run' }, seed: 'e' },
  { game: 'freeplay', options: { scene: 'koa-run' }, seed: 'f' },
  { game: 'battle', options: { scene: 'lamps-against-kilns' }, seed: 'h' },
  { game: 'battle', options: { scene: 'a-draught-in-the-hall' }, seed: 'h', bots: { 1: 'greedy' } },
  { game: 'quest', options: { scene: 'first-night' }, seed: 'i', bots: { 1: 'greedy' } },
  { game: 'quest', options: { scene: 'three-nights' }, seed: 'i' },
  { game: 'null', setup: { limit: 20, sides: 6 }, seed: 'g' },
];
const ODD = [
  null,
  true,
  -1,
  0.5,
  7,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  '\ud800',
  '\u001b[2J',
  'submit '.repeat(40),
];
const NO_JSON = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{"do":}',
  `${'['.repeat(5000)}`,
  `{"do":"start","setup":${'{"a":'.repeat(99)}1${'}'.repeat(99)}}`,
];

const start = ({ pick, chance }, starts) => ({
  do: 'start',
  ...pick(starts),
  ...(chance(20)
    ? { bots: { [pick(['0', '1', '0.5', '', '9'])]: pick(['random', 'greedy', 'constructor', '__proto__', 7]) } }
    : {}),
});

/** An action that is allowed, one with a word or a letter changed, or none at all. */
const actionOf = ({ below, pick, chance }, legal) => {
  if (legal.length === 0) return pick(ODD);
  const action = pick(legal);
  if (!chance(15)) return action;
  const words = action.split(' ');
  const at = below(words.length);
  return pick([
    [...words.slice(0, at), ...words.slice(at + 1)].join(' '),
    [...words.slice(0, at), words[at], ...words.slice(at)].join(' '),
    [...words.slice(0, at), pick(legal).split(' ').at(-1), ...words.slice(at + 1)].join(' '),
    action.slice(1),
    ` ${action} `,
    action.toUpperCase(),
  ]);
};

/** What is asked, and how often in a thousand. The searches of `hint` and `solve` are the dearest by far. */
const REQUESTS = [
  [8, (dice, _legal, starts) => start(dice, starts)],
  [
    22,
    (dice, _legal, starts) => ({
      ...start(dice, starts),
      [dice.pick(['game', 'daily', 'setup', 'seed', 'options', 'bots'])]: dice.pick(ODD),
    }),
  ],
  [70, () => ({ do: 'undo' })],
  [50, () => ({ do: 'redo' })],
  [90, ({ pick }) => ({ do: pick(['view', 'legal', 'legal', 'hash', 'replay']) })],
  [60, ({ pick }) => ({ do: pick(['step', 'preview']), action: pick(ODD) })],
  [60, ({ pick }) => ({ do: pick([...ODD, 'steps', 'toString']) })],
  [1, ({ pick }) => ({ do: 'hint', level: pick([...ODD, 'nudge', 'card', 'line']) })],
  [1, ({ pick }) => ({ do: 'solve', lines: pick([...ODD, 'any', 'safe', 'scanless', 'plain']) })],
  [158, (dice, legal) => ({ do: 'preview', action: actionOf(dice, legal) })],
  [480, (dice, legal) => ({ do: 'step', action: actionOf(dice, legal) })],
];

/** Each request as often as it weighs. */
const ASKED = REQUESTS.flatMap(([weight, make]) => Array(weight).fill(make));

/** One request that makes sense, or does not. A game that has ended is soon followed by another. */
const requestOf = (dice, { legal, seat, over }, starts) => {
  if (over && dice.chance(15)) return start(dice, starts);
  const asked = dice.pick(ASKED)(dice, legal, starts);
  if (dice.chance(5)) return { ...asked, seat: dice.pick([...ODD, 0, 1]) };
  return seat === 0 || dice.chance(20) ? asked : { ...asked, seat };
};

const KEPT = 400;

/**
 * So many requests to one pipe, of all games or of those that are named; what did not hold, with the request that showed it, and a sample of
 * the games as replays.
 */
export const campaignPipe = (count, seed, games) => {
  const starts = games ? STARTS.filter(({ game }) => games.includes(game)) : STARTS;
  const dice = diceOf(seed);
  const session = new Session();
  const faults = [];
  const replays = [];
  const seen = new Set();
  let now = { legal: [], seat: 0, over: false };
  const ended = new Set();
  let begun = 0;
  const hash = () => JSON.stringify(session.answer('{"do":"hash"}'));
  let before = hash();
  for (let i = 0; i < count; i += 1) {
    const request = dice.chance(5) ? undefined : requestOf(dice, now, starts);
    const line = request ? JSON.stringify(request) : dice.pick(NO_JSON);
    const answer = session.answer(line);
    const after = hash();
    if (typeof answer.ok !== 'boolean') faults.push(['no answer', line]);
    if (answer.error?.code === 'internal') faults.push(['internal', line, answer.error.says]);
    if (answer.ok === false && after !== before) faults.push(['an error that moved the game', line]);
    before = after;
    if (answer.ok && request.do === 'start') begun += 1;
    if (Array.isArray(answer.legal)) {
      // Where the other seat is to move, the next requests are its own.
      const seats = answer.legal.length === 0 && !answer.outcome ? 1 - (request.seat === 1 ? 1 : 0) : request.seat;
      const over = answer.outcome ? true : answer.outcome === null ? false : now.over;
      if (over) ended.add(begun);
      now = { legal: answer.legal, seat: seats === 1 ? 1 : 0, over };
    }
    if (typeof answer.replay === 'string' && !seen.has(answer.replay)) {
      seen.add(answer.replay);
      // Each of all replays is as likely to be kept as any other.
      const at = seen.size <= KEPT ? seen.size - 1 : dice.below(seen.size);
      if (at < KEPT) replays[at] = answer.replay;
    }
  }
  return { faults, replays, begun, ended: ended.size };
};
