import { Session } from '../../apps/cli/dist/pipe/index.js';
import { diceOf } from './dice.mjs';

const STARTS = [
  { game: 'protocol', daily: '2026-12-01' },
  { game: 'testimony', daily: '2026-12-02' },
  { game: 'testimony', daily: '2026-12-03', options: { visibility: 'HIDDEN' } },
  { game: 'encounter', options: { scene: 'first-steps' }, seed: 'a', bots: { 1: 'greedy' } },
  { game: 'encounter', options: { scene: 'bridge-at-dusk' }, seed: 'b' },
  { game: 'draft', options: { scene: 'first-dream' }, seed: 'c' },
  { game: 'gates', setup: {}, seed: 'd' },
  { game: 'freeplay', options: { scene: 'first-run' }, seed: 'e' },
  { game: 'freeplay', options: { scene: 'koa-run' }, seed: 'f' },
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

/** One request that makes sense, or does not. */
const requestOf = ({ below, pick, chance }, legal) => {
  const seat = chance(10) ? { seat: pick([...ODD, 0, 1]) } : {};
  switch (below(12)) {
    case 0:
      return {
        do: 'start',
        ...pick(STARTS),
        ...(chance(20)
          ? { bots: { [pick(['0', '1', '0.5', '', '9'])]: pick(['random', 'greedy', 'constructor', 7]) } }
          : {}),
      };
    case 1:
      return { do: 'start', ...pick(STARTS), [pick(['game', 'daily', 'setup', 'seed', 'options', 'bots'])]: pick(ODD) };
    case 2:
      return { do: 'undo', ...seat };
    case 3:
      return { do: 'redo', ...seat };
    case 4:
      return { do: pick(['view', 'legal', 'hash', 'replay']), ...seat };
    case 5:
      return { do: pick(['step', 'preview']), action: pick(ODD), ...seat };
    case 6:
      return { do: pick([...ODD, 'steps', 'toString']) };
    case 7:
      return { do: 'preview', action: legal.length > 0 ? pick(legal) : 'x', ...seat };
    default:
      return { do: 'step', action: legal.length > 0 ? pick(legal) : 'x', ...seat };
  }
};

/** So many requests to one pipe; what did not hold, with the request that showed it. */
export const campaignPipe = (count, seed) => {
  const dice = diceOf(seed);
  const session = new Session();
  const faults = [];
  const replays = new Set();
  let legal = [];
  const hash = () => JSON.stringify(session.answer('{"do":"hash"}'));
  for (let i = 0; i < count; i += 1) {
    const line = dice.chance(5) ? dice.pick(NO_JSON) : JSON.stringify(requestOf(dice, legal));
    const before = hash();
    const answer = session.answer(line);
    const refused = answer.ok === false;
    if (typeof answer.ok !== 'boolean') faults.push(['no answer', line]);
    if (answer.error?.code === 'internal') faults.push(['internal', line, answer.error.says]);
    if (refused && hash() !== before) faults.push(['an error that moved the game', line]);
    if (Array.isArray(answer.legal)) legal = answer.legal;
    if (typeof answer.replay === 'string' && replays.size < 200) replays.add(answer.replay);
  }
  return { faults, replays: [...replays] };
};
