import { begin, type HintLevel, moments, parseSeed } from '@lockstep/kernel';
import type { Found } from '@lockstep/play';
import { type Flags, freshFlags } from '@lockstep/play';
import { protocol } from '@lockstep/protocol';
import { type Voice, wording } from '@lockstep/words-protocol';
import type { Command } from '../table/command.ts';
import { type Model as ModelOf, openModel } from '../table/model.ts';
import { perform } from '../table/perform.ts';
import type { Records } from '../table/scene.ts';
import type { Ending, Sitting as SittingOf } from '../table/sitting.ts';
import { face } from './index.ts';
import type { Protocol } from './scene.ts';

export type Model = ModelOf<Protocol>;
type Sitting = SittingOf<Protocol>;

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

/** A sitting that keeps what it is told. */
export interface Kept {
  readonly sitting: Sitting;
  readonly saves: { readonly run: Model['run']; readonly flags: Flags }[];
  readonly endings: Ending<Protocol>[];
  readonly hints: HintLevel[];
}

const SEED = parseSeed('1f9c000000000000');

export const keep = (more: object = {}, given: Partial<Sitting> = {}): Kept => {
  const setup = protocol.parseSetup({ ...PUZZLE, ...more });
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  const saves: Kept['saves'] = [];
  const endings: Ending<Protocol>[] = [];
  const hints: HintLevel[] = [];
  let records: Records<Protocol> = { practiceBecauseSolutionShown: false };
  const sitting: Sitting = {
    face,
    wording,
    run: begin(protocol, setup.value, SEED),
    flags: freshFlags(false),
    title: { date: '2026-01-26', seedLabel: 'AURA-1F9C' },
    grade: 4,
    pack: PACK,
    voice: VOICE,
    records,
    save: async (run, flags) => {
      saves.push({ run, flags });
    },
    finish: async (ending) => {
      endings.push(ending);
      if (ending.clear && !ending.flags.practice)
        records = { ...records, firstClear: records.firstClear ?? ending.clear, best: ending.clear };
      return records;
    },
    hint: async (level): Promise<Found> => {
      hints.push(level);
      return { level, score: 5, card: 'door-sensor', line: ['submit fda-article door-sensor'] };
    },
    solution: async (): Promise<Found> => ({ level: 'line', score: 0, line: [] }),
    vary: async () => sitting,
    ...given,
  };
  return { sitting, saves, endings, hints };
};

export const DRAFT: Command = {
  do: 'play',
  kind: 'draft',
  cards: ['fda-article', 'timestamped-receipt', 'calendar-invite', 'blurry-selfie', 'door-sensor', 'group-chat'],
};

export const submit = (...cards: readonly string[]): Command => ({ do: 'play', kind: 'submit', cards });

/** A model after some commands. */
export const after = async (kept: Kept, ...commands: readonly Command[]): Promise<Model> => {
  let model = openModel(kept.sitting);
  for (const command of commands) model = await perform(model, command);
  return model;
};

export const textsOf = (model: Model): readonly string[] => moments(model.run).map(({ text }) => text);
