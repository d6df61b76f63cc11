import { playLines, readFiles, samplePuzzle, shippedPack, tableOf } from '@lockstep/conformance';
import { begin, moments, parseSeed, type Run } from '@lockstep/kernel';
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

const PUZZLE = samplePuzzle(testimony.id);

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

export const shippedVoice = (): Voice => {
  const { value, issues } = load(readFiles(CONTENT, ['voice.toml']), parseVoice);
  if (value === undefined) throw new Error(JSON.stringify(issues));
  return value;
};

export const packInContent = (): Pack => shippedPack(clientModule);
