import { readFileSync } from 'node:fs';
import { playLines, tableOf } from '@lockstep/conformance';
import { begin, moments, parseSeed, type Run } from '@lockstep/kernel';
import { type Action, type Event, player, protocol, type Setup, type State, type View } from '@lockstep/protocol';
import { daily } from './daily.ts';
import type { Clear } from './share.ts';
import { parseVoice, type Voice } from './voice.ts';

const CARDS = [
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
    traits: ['EDITABLE'],
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
] as const;

export const PUZZLE = {
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
      path: [
        { tags: ['AUTHORITY', 'TIME'] },
        { tags: ['PURCHASE'], traits: ['TIMESTAMPED'] },
        { verified: 1, none: ['SELF_REPORT'] },
        { pair: ['TIME', 'WORK'] },
      ],
    },
    { id: 'TIMESTAMP_REQUIRED', line: 'Say when.', path: [{ tags: ['TIME'] }, { traits: ['TIMESTAMPED'] }] },
  ],
  card: CARDS,
} as const;

export const setupOf = (more: object = {}): Setup => tableOf(protocol).read({ ...PUZZLE, ...more });

export type ProtocolRun = Run<Setup, State, Action, Event, View>;

export const SEED = parseSeed('1f9c000000000000');

/** Plays the lines of a script; any refusal is a mistake in the test. */
export const played = (setup: Setup, ...lines: readonly string[]): ProtocolRun =>
  playLines(begin(protocol, setup, SEED), ...lines);

export const eventsOf = (run: ProtocolRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** A won try as it is shown from what the game's recorder keeps of it. */
export const clearOf = (run: ProtocolRun, date: string | null): Clear | null =>
  daily.clearFrom(run.setup, player.recorder.entry(run), date);

export const DRAFT = 'draft fda-article timestamped-receipt calendar-invite blurry-selfie door-sensor group-chat';

export const CONTENT = new URL('../../../content/protocol/', import.meta.url);

/** Just enough TOML for lists of tables of texts: the real reader is another room's. */
export const shippedVoice = (): Voice => {
  const blocks = readFileSync(new URL('voice.toml', CONTENT), 'utf8').split('[[say]]').slice(1);
  const say = blocks.map((block) =>
    Object.fromEntries([...block.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, key, value]) => [key, value])),
  );
  const voice = parseVoice({ say });
  if (!voice.ok) throw new Error(JSON.stringify(voice.fault));
  return voice.value;
};
