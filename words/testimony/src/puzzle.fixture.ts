import { namesIn, playLines, readFiles, tableOf } from '@lockstep/conformance';
import { begin, type Issue, moments, parseSeed, type Result, type Run } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import {
  type Action,
  clientModule,
  type Event,
  type Pack,
  player,
  type Setup,
  type State,
  testimony,
  type View,
} from '@lockstep/testimony';
import { daily } from './daily.ts';
import type { Clear } from './share.ts';
import { parseVoice, type Voice } from './voice.ts';

/** An evening of a robe, a kettle and a pillow. */
export const PUZZLE = {
  target: 'FRIDGE',
  incident: 'MIDNIGHT_FRIDGE',
  resistance: 35,
  turns: 6,
  concern: ['IDENTITY', 'ALERTNESS', 'LOCATION'],
  counter: [
    { id: 'SECURITY_CAMERA', name: 'Security Camera', targets: ['IDENTITY', 'LOCATION'] },
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
    {
      id: 'maintenance-log',
      name: 'Maintenance Log',
      power: 5,
      trust: 'VERIFIED',
      refutes: ['SECURITY_CAMERA'],
    },
  ],
} as const;

export const setupOf = (more: object = {}): Setup => tableOf(testimony).read({ ...PUZZLE, ...more });

export type TestimonyRun = Run<Setup, State, Action, Event, View>;

export const SEED = parseSeed('1f9c000000000000');

/** Plays the cards of a script, a submission a line; any refusal is a mistake in the test. */
export const played = (setup: Setup, ...lines: readonly string[]): TestimonyRun =>
  playLines(begin(testimony, setup, SEED), ...lines.map((line) => `submit ${line}`));

export const eventsOf = (run: TestimonyRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** A won try as it is shown from what the game's recorder keeps of it. */
export const clearOf = (run: TestimonyRun, date: string | null): Clear | null =>
  daily.clearFrom(run.setup, player.recorder.entry(run), date);

/** Won in three turns, with everything in it: a contest, a refutation, a restoration, a corroboration. */
export const WON = ['robe-photo', 'maintenance-log', 'kettle-log keypad-trace'] as const;

export const CONTENT = new URL('../../../content/testimony/', import.meta.url);

const shipped = <Value>(
  wanted: (file: string) => boolean,
  parse: (input: unknown) => Result<Value, readonly Issue[]>,
): Value => {
  const loaded = load(readFiles(CONTENT, namesIn(CONTENT, '.toml').filter(wanted)), parse);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return loaded.value;
};

export const shippedVoice = (): Voice => shipped((file) => file === 'voice.toml', parseVoice);

export const shippedPack = (): Pack =>
  shipped((file) => !['voice.toml', 'lessons.toml'].includes(file), clientModule.pack.parse);
