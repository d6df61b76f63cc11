import { type Fields, tableOf } from '@lockstep/conformance';
import { AUDITS, MODIFIERS, TOOLS } from '@lockstep/gates';
import { type Issue, parseSeed, type Seed } from '@lockstep/kernel';
import { freeplay } from './freeplay.ts';
import { parsePack } from './pack.ts';

export type { Fields } from '@lockstep/conformance';

const table = tableOf(freeplay);
export const { actionOf, find, kinds, legal, read, refusedAction } = table;
export type Played = ReturnType<typeof table.play>;

export const SEED: Seed = parseSeed('a run of the tests');

export const playFrom = table.play;
export const play = (written: Fields, ...lines: readonly string[]): Played => table.play(written, SEED, ...lines);
export const refused = (written: Fields, ...lines: readonly string[]) => table.refused(written, SEED, ...lines);
export const shown = (written: Fields, ...lines: readonly string[]) => table.shown(written, SEED, ...lines);

/** VERIFIED, of power 5, with TIME: it does 44 at any gate here. */
export const artifact = (id: string, more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  family: 'SENSOR',
  source: 'meter',
  trust: 'VERIFIED',
  power: 5,
  tags: ['TIME'],
  ...more,
});

/** Two paths: TIME for 40, WORK for 30. */
export const gate = (id: string, more: Fields = {}): Fields => ({
  id,
  name: 'A gate',
  family: 'time',
  line: 'Not yet.',
  path: [
    { base: 40, clauses: ['tag TIME'] },
    { base: 30, clauses: ['tag WORK'] },
  ],
  ...more,
});

/** One gate of 40 in each slot, three turns, no modifier. */
export const incident = (act: number, gates: readonly string[], more: Fields = {}): Fields => ({
  id: `doors-${act}`,
  title: `Doors of act ${act}`,
  target: 'FRONT_DOOR',
  act,
  line: 'It is shut.',
  turns: 3,
  slot: gates.map((id) => ({ strength: 40, gates: [id] })),
  ...more,
});

export const evidence = (id: string, power: number, more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  power,
  trust: 'VERIFIED',
  proves: ['INTENT'],
  ...more,
});

/** The claims of a card, at one instant or over a range "01:00–01:10". */
export const says = (time: string, claims: Fields): Fields => {
  const [from, to = from] = time.split('–');
  return { claims: { timeRange: [from, to], ...claims } };
};

/** One night; the ids of its cards begin with the number of its act. */
export const night = (act: number, more: Fields = {}): Fields => ({
  id: `night-${act}`,
  title: `Night ${act}`,
  target: 'FRIDGE',
  act,
  line: 'The light was on.',
  difficulty: 'EASY',
  concern: ['INTENT'],
  counter: [
    { id: 'CAMERA', name: 'Camera', targets: ['IDENTITY', 'LOCATION'] },
    { id: 'DEVICE', name: 'Device', targets: ['INTENT'] },
  ],
  card: [
    evidence(`log${act}`, 7, says('01:00–01:02', { location: 'KITCHEN', state: 'AWAKE' })),
    evidence(`snap${act}`, 8, {
      trust: 'SKETCHY',
      proves: ['LOCATION'],
      ...says('01:10–01:12', { location: 'KITCHEN', state: 'DROWSY' }),
    }),
    evidence(`note${act}`, 5, { trust: 'PLAUSIBLE', proves: ['IDENTITY'], ...says('01:20', { location: 'HOME' }) }),
    { id: `cap${act}`, name: 'The cap', power: 3, trust: 'VERIFIED', refutes: ['CAMERA'] },
  ],
  down: [1, 2, 3, 4].map((at) => evidence(`down${act}-${at}`, 4)),
  ...more,
});

/** Resistance 20 on six turns, with nothing on top. */
const KOA: Fields = { EASY: { resistance: 20, turns: 6 }, resistance_over: 0 };

export const DECK: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export const offer = (id: string, editions: readonly string[], more: Fields = {}): Fields => ({
  id,
  name: 'An offer',
  line: 'Something.',
  cost: 4,
  editions,
  ...more,
});

const BOTH = ['gates', 'testimony'];

/** All of a small run: what can be known of a seed is known, since the hand holds the whole deck. */
const CONTENT: Fields = {
  tuning: { hand: 7, hand_after_cycle: 7 },
  freeplay: { deck_least: 6, deck_most: 9 },
  koa: KOA,
  gate: ['gate.ONE', 'gate.TWO', 'gate.THREE'].map((id) => gate(id)),
  artifact: [...DECK, 'x', 'y', 'z'].map((id) =>
    artifact(id, id === 'c' || id === 'd' ? { trust: 'SKETCHY', source: 'mirror' } : {}),
  ),
  tool: TOOLS.map((id) => ({ id, name: 'A tool', charges: 2, line: 'It helps.' })),
  modifier: MODIFIERS.map((id) => ({
    id,
    name: 'A rule',
    line: 'It holds.',
    ...(id === 'modifier.POLICY_LOCKDOWN' ? { boss: true } : {}),
    ...(id === 'modifier.RATE_LIMIT' ? { never_with: ['modifier.NARROW_CHANNEL'] } : {}),
  })),
  audit: AUDITS.map((id) => ({
    id,
    name: 'An Audit',
    line: 'She looks.',
    ...(id === 'audit.SOURCE_LOCK' ? { source: 'meter' } : {}),
  })),
  rewire: [{ from: 'TIME', to: 'WORK' }],
  incident: [
    incident(1, ['gate.ONE']),
    incident(2, ['gate.ONE', 'gate.TWO'], { turns: 4 }),
    incident(3, ['gate.ONE', 'gate.TWO', 'gate.THREE'], { turns: 6 }),
  ],
  case: [night(1), night(2), night(3)],
  offer: [
    offer('ARTIFACT', ['gates'], { cost: 5, amount: 3 }),
    offer('CHARGE', BOTH),
    offer('TOKEN', BOTH),
    offer('CALM', ['gates'], { amount: 4 }),
    offer('SOFTEN', ['testimony'], { amount: 4 }),
  ],
  level: [{ id: 'usual', name: 'Usual', line: 'As it is.', number: 0 }],
};

const scene = (edition: string): Fields => ({
  id: `${edition}-run`,
  title: 'A run',
  line: 'Three acts.',
  edition,
  minutes: 5,
});

const KIT: Fields = { id: 'plain', name: 'Plain', line: 'Seven alike.', deck: DECK };

/** A run of the AURA edition as a setup. */
export const aura = (changes: Fields = {}): Fields => ({
  ...CONTENT,
  scene: scene('gates'),
  kit: KIT,
  firmware: 'usual',
  ...changes,
});

/** A run of the KOA edition; `koa` changes single numbers. */
export const koa = (changes: Fields = {}): Fields => ({
  ...aura(changes),
  scene: scene('testimony'),
  koa: { ...KOA, ...((changes.koa ?? {}) as Fields) },
});

/** A run of one night. */
export const oneNight = (changes: Fields = {}, rules: Fields = {}): Fields =>
  koa({ case: [night(1, changes), night(2), night(3)], koa: rules });

export const pack = (changes: Fields = {}): Fields => ({
  ...CONTENT,
  run: [scene('gates'), scene('testimony')],
  kit: [KIT],
  ...changes,
});

/** What is wrong with a pack; nothing where it is one. */
export const issuesOf = (written: Fields): readonly Issue[] => {
  const parsed = parsePack(written);
  return parsed.ok ? [] : parsed.fault;
};

/** Lines that clear the acts of a small AURA run: 44 damage against gates of 40. */
export const CLEAR: readonly (readonly string[])[] = [
  ['inject a at gate.ONE'],
  ['inject a at gate.ONE', 'inject b at gate.TWO'],
  ['inject a at gate.ONE', 'inject b at gate.TWO', 'inject e at gate.THREE'],
];

/** All of them, leaving both caches. */
export const WIN: readonly string[] = [...CLEAR[0]!, 'leave', ...CLEAR[1]!, 'leave', ...CLEAR[2]!];
