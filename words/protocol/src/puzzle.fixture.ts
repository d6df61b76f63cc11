import { readFileSync } from 'node:fs';
import { playLines, samplePuzzle, tableOf } from '@lockstep/conformance';
import { begin, moments, parseSeed, type Run } from '@lockstep/kernel';
import { type Action, type Event, player, protocol, type Setup, type State, type View } from '@lockstep/protocol';
import { daily } from './daily.ts';
import type { Clear } from './share.ts';
import { parseVoice, type Voice } from './voice.ts';

const { read } = tableOf(protocol);
const sample = read(samplePuzzle(protocol.id)).script;
const [rule, ...later] = sample.protocol;
const [first, ...paths] = rule!.path;

/** The sample with eight of its twelve cards, and with a path that asks for a tag and a trait at once. */
const PUZZLE = {
  ...sample,
  protocol: [{ ...rule, path: [first, { tags: ['PURCHASE'], traits: ['TIMESTAMPED'] }, ...paths] }, ...later],
  card: sample.card.slice(0, 8),
};

export const setupOf = (more: object = {}): Setup => read({ ...PUZZLE, ...more });

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
