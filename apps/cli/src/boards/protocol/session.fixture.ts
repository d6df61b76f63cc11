import { gameModule as module, player, protocol } from '@lockstep/protocol';
import { text, type Voice } from '@lockstep/words-protocol';
import type { Game, Model } from '../../shell/board.ts';
import { type Given, type Kept, keepOf, play, tableIn } from '../lock/saved-try.fixture.ts';
import { board, lockView } from './index.ts';

export type { Kept, Model };

const PUZZLE = {
  target: 'FRIDGE',
  scrutiny: 1,
  schedule: [
    { from: 1, protocol: 'NO_SELF_REPORT' },
    { from: 3, protocol: 'TIMESTAMP_REQUIRED', no_repeat: true },
  ],
  protocol: [
    {
      id: 'NO_SELF_REPORT',
      line: "Your word doesn't count.",
      path: [{ tags: ['AUTHORITY', 'TIME'] }, { verified: 1, none: ['SELF_REPORT'] }, { pair: ['TIME', 'WORK'] }],
    },
    { id: 'TIMESTAMP_REQUIRED', line: 'Say when.', path: [{ tags: ['TIME'] }, { traits: ['TIMESTAMPED'] }] },
  ],
  card: [
    { id: 'fda-article', name: 'FDA Article', impact: 12, trust: 'VERIFIED', tags: ['AUTHORITY'] },
    {
      id: 'timestamped-receipt',
      name: 'Timestamped Receipt',
      impact: 10,
      trust: 'PLAUSIBLE',
      tags: ['PURCHASE', 'TIME'],
      traits: ['TIMESTAMPED'],
    },
    {
      id: 'calendar-invite',
      name: 'Calendar Invite',
      impact: 13,
      trust: 'PLAUSIBLE',
      tags: ['TIME', 'WORK'],
      traits: ['EDITABLE', 'CORROBORATABLE'],
    },
    { id: 'blurry-selfie', name: 'Blurry Selfie', impact: 24, trust: 'SKETCHY', tags: ['MEDIA', 'SELF_REPORT'] },
    {
      id: 'door-sensor',
      name: 'Door Sensor',
      impact: 9,
      trust: 'VERIFIED',
      tags: ['SENSOR', 'TIME'],
      traits: ['HASHED'],
    },
    { id: 'group-chat', name: 'Group Chat', impact: 22, trust: 'SKETCHY', tags: ['TIME', 'MOOD'] },
    { id: 'gym-checkin', name: 'Gym Check-in', impact: 14, trust: 'PLAUSIBLE', tags: ['LOCATION'] },
    { id: 'diet-plan', name: 'Diet Plan', impact: 8, trust: 'VERIFIED', tags: ['HEALTH', 'AUTHORITY'] },
    {
      id: 'office-badge',
      name: 'Office Badge Swipe',
      impact: 8,
      trust: 'VERIFIED',
      tags: ['WORK', 'LOCATION'],
      traits: ['TIMESTAMPED', 'SOURCE_TRUSTED'],
    },
    {
      id: 'bank-statement',
      name: 'Masked Bank Statement',
      impact: 11,
      trust: 'VERIFIED',
      tags: ['PURCHASE', 'PRIVACY'],
      traits: ['REDACTED'],
    },
    {
      id: 'kettle-log',
      name: 'Smart Kettle Log',
      impact: 8,
      trust: 'VERIFIED',
      tags: ['SENSOR', 'SYSTEM_LOG'],
      traits: ['TIMESTAMPED', 'HASHED'],
    },
    { id: 'recipe-video', name: 'Paused Recipe Video', impact: 13, trust: 'PLAUSIBLE', tags: [] },
  ],
} as const;

const VOICE: Voice = {
  say: [
    { when: 'opening', text: 'You again, in front of {lock}.' },
    { when: 'opening', text: 'Show me something.' },
    { when: 'draft', text: 'Six of these.' },
    { when: 'accepted', text: '{card} will do.' },
    { when: 'resonance', text: '{card} and {other} agree on {tag}.' },
    { when: 'rejected', text: '{card} will not do.' },
    { when: 'gold', text: 'Gold. I looked for the mistake.' },
    { when: 'loss', text: 'I am keeping {lock}.' },
    { when: 'hint', text: 'A hint, then.' },
    { when: 'undo', text: 'Taken back.' },
  ],
};

const PACK = { lock: [{ id: 'FRIDGE', name: 'the fridge', line: 'You left with nothing but eye contact.' }] };

export const GAME: Game = { player, module, text, board };

export const keep = (more: object = {}, given: Partial<Given> = {}, game: Game = GAME): Kept =>
  keepOf(game, {
    voice: VOICE,
    pack: PACK,
    grade: 4,
    hint: (level) => ({ level, score: 5, card: 'door-sensor', line: ['submit fda-article door-sensor'] }),
    solution: () => ({ level: 'line', score: 0, line: [] }),
    setup: () => {
      const setup = protocol.parseSetup({ ...PUZZLE, ...more });
      if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
      return setup.value;
    },
    ...given,
  });

export const DRAFT = play(
  'draft',
  'fda-article',
  'timestamped-receipt',
  'calendar-invite',
  'blurry-selfie',
  'door-sensor',
  'group-chat',
);

export const table = tableIn(lockView);
