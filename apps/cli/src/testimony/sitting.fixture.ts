import { begin, type HintLevel, moments, parseSeed } from '@lockstep/kernel';
import type { Found } from '@lockstep/play';
import { type Flags, freshFlags } from '@lockstep/play';
import { testimony as game } from '@lockstep/testimony';
import { type Voice, wording } from '@lockstep/words-testimony';
import { dailyModuleFor, gameDir, packOf } from '../library.ts';
import type { Command } from '../table/command.ts';
import { type Model as ModelOf, openModel } from '../table/model.ts';
import { perform } from '../table/perform.ts';
import type { Records } from '../table/scene.ts';
import type { Ending, Sitting as SittingOf } from '../table/sitting.ts';
import { face } from './index.ts';
import type { Koa } from './scene.ts';

export type Model = ModelOf<Koa>;
type Sitting = SittingOf<Koa>;

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

/** A sitting that keeps what it is told. */
export interface Kept {
  readonly sitting: Sitting;
  readonly endings: Ending<Koa>[];
  readonly hints: HintLevel[];
  readonly flags: Flags[];
}

const SEED = parseSeed('1f9c000000000000');

export const keep = (more: object = {}, given: Partial<Sitting> = {}): Kept => {
  const setup = game.parseSetup({ ...PUZZLE, ...more });
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  const endings: Ending<Koa>[] = [];
  const hints: HintLevel[] = [];
  const flags: Flags[] = [];
  let records: Records<Koa> = { practiceBecauseSolutionShown: false };
  const sitting: Sitting = {
    face,
    wording,
    run: begin(game, setup.value, SEED),
    flags: freshFlags(false),
    title: { date: '2026-01-26', seedLabel: 'KOA-1F9C' },
    grade: 3,
    pack: PACK,
    voice: VOICE,
    records,
    save: async (_run, kept) => {
      flags.push(kept);
    },
    finish: async (ending) => {
      endings.push(ending);
      if (ending.clear && !ending.flags.practice)
        records = { ...records, firstClear: records.firstClear ?? ending.clear, best: ending.clear };
      return records;
    },
    hint: async (level): Promise<Found> => {
      hints.push(level);
      return {
        level,
        score: 16,
        card: 'kettle-log',
        line: ['submit maintenance-log', 'submit kettle-log keypad-trace'],
      };
    },
    solution: async () => ({
      level: 'line',
      score: 16,
      line: ['submit robe-photo', 'submit maintenance-log', 'submit kettle-log keypad-trace'],
    }),
    vary: async ({ visibility }) => keep({ ...more, visibility }).sitting,
    ...given,
  };
  return { sitting, endings, hints, flags };
};

export const START: Command = { do: 'start' };
export const submit = (...cards: readonly string[]): Command => ({ do: 'play', kind: 'submit', cards });
export const pick = (...cards: readonly string[]): Command => ({ do: 'pick', cards });

/** Won in three turns, with everything in it: a contest, a refutation, a restoration, a corroboration. */
export const WON: readonly Command[] = [
  submit('robe-photo'),
  submit('maintenance-log'),
  submit('kettle-log', 'keypad-trace'),
];

/** A model after some commands. */
export const after = async (kept: Kept, ...commands: readonly Command[]): Promise<Model> => {
  let model = openModel(kept.sitting);
  for (const command of commands) model = await perform(model, command);
  return model;
};

export const textsOf = (model: Model): readonly string[] => moments(model.run).map(({ text }) => text);
