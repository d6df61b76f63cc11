import { testimony as game, gameModule as module, player } from '@lockstep/testimony';
import { text, type Voice } from '@lockstep/words-testimony';
import { dailyModuleFor, gameDir, packOf } from '../../library.ts';
import type { Game, Model } from '../../shell/board.ts';
import type { Command } from '../../shell/command.ts';
import { type Given, type Kept, keepOf, submit, tableIn } from '../lock/saved-try.fixture.ts';
import { board, lockView } from './index.ts';

export type { Kept, Model };

/** An evening of a robe, a kettle and a pillow, across midnight. */
const PUZZLE = {
  target: 'FRIDGE',
  incident: 'MIDNIGHT_FRIDGE',
  difficulty: 'NORMAL',
  resistance: 35,
  turns: 6,
  concern: ['IDENTITY', 'ALERTNESS', 'LOCATION'],
  counter: [
    {
      id: 'SECURITY_CAMERA',
      name: 'Security Camera',
      targets: ['IDENTITY', 'LOCATION'],
      line: 'I have footage of a robe.',
    },
    { id: 'SLEEP_DATA_SYNC', name: 'Sleep Data Sync', targets: ['ALERTNESS'] },
  ],
  card: [
    {
      id: 'robe-photo',
      name: 'Photo of a Robe',
      power: 12,
      trust: 'PLAUSIBLE',
      proves: ['IDENTITY'],
      claims: { timeRange: ['23:55', '23:55'], location: 'BATHROOM' },
      line: 'It is a nice robe.',
    },
    {
      id: 'kettle-log',
      name: 'Kettle Log',
      power: 10,
      trust: 'VERIFIED',
      proves: ['LOCATION'],
      claims: { timeRange: ['00:05', '00:09'], location: 'KITCHEN', state: 'AWAKE' },
    },
    {
      id: 'keypad-trace',
      name: 'Keypad Trace',
      power: 8,
      trust: 'VERIFIED',
      proves: ['ALERTNESS'],
      claims: { timeRange: ['00:12', '00:13'], location: 'KITCHEN', state: 'ALERT' },
    },
    {
      id: 'mattress-pad',
      name: 'Mattress Pad',
      power: 14,
      trust: 'VERIFIED',
      proves: ['IDENTITY'],
      claims: { timeRange: ['00:10', '00:40'], location: 'BEDROOM', state: 'ASLEEP' },
    },
    {
      id: 'crumb-trail',
      name: 'Crumb Trail',
      power: 15,
      trust: 'SKETCHY',
      proves: ['INTENT'],
      claims: { timeRange: ['00:10', '00:11'], location: 'LIVING_ROOM', activity: 'EATING' },
    },
    { id: 'maintenance-log', name: 'Maintenance Log', power: 5, trust: 'VERIFIED', refutes: ['SECURITY_CAMERA'] },
  ],
} as const;

const VOICE: Voice = {
  say: [
    { when: 'opening', text: 'You want {lock}. I want a reason.' },
    { when: 'thinking', text: '{card}, then.' },
    { when: 'blocked', text: '{card} and {other} cannot both be true.' },
    { when: 'accepted', text: '{card} will do.' },
    { when: 'countered', text: '{card} meets my {counter}.' },
    { when: 'refuted', text: '{card} again.' },
    { when: 'won', text: 'Take {lock}.' },
    { when: 'lost-scrutiny', text: 'I looked closely.' },
    { when: 'hint', text: 'A hint, then.' },
    { when: 'undo', text: 'Taken back.' },
  ],
};

/** The pack as it is, with an evening of its own. */
const PACK = {
  ...(packOf(dailyModuleFor(game.id), gameDir(game.id)) as object),
  incident: [
    {
      id: 'MIDNIGHT_FRIDGE',
      target: 'FRIDGE',
      name: 'the fridge',
      time: '00:10',
      line: 'Somebody sighed into the salad drawer.',
    },
  ],
};

const GAME: Game = { player, module, text, board };

export const keep = (more: object = {}, given: Partial<Given> = {}): Kept =>
  keepOf(GAME, {
    voice: VOICE,
    pack: PACK,
    grade: 3,
    hint: (level) => ({
      level,
      score: 16,
      card: 'kettle-log',
      line: ['submit maintenance-log', 'submit kettle-log keypad-trace'],
    }),
    solution: () => ({
      level: 'line',
      score: 16,
      line: ['submit robe-photo', 'submit maintenance-log', 'submit kettle-log keypad-trace'],
    }),
    setup: ({ visibility }) => {
      const setup = game.parseSetup({ ...PUZZLE, ...more, ...(visibility === undefined ? {} : { visibility }) });
      if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
      return setup.value;
    },
    ...given,
  });

/** Won in three turns, with everything in it: a contest, a refutation, a restoration, a corroboration. */
export const WON: readonly Command[] = [
  submit('robe-photo'),
  submit('maintenance-log'),
  submit('kettle-log', 'keypad-trace'),
];

export const table = tableIn(lockView);
