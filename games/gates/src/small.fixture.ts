import { type Fields, tableOf } from '@lockstep/conformance';
import { type Issue, type Mutable, parseSeed, type Seed } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { attempt } from './attempt.ts';
import type { Payload } from './clause-tests.ts';
import { gates } from './gates.ts';
import { payloadOf } from './payload.ts';
import { parseSetup, type Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { TOOLS, type Tool } from './vocabulary.ts';

export type { Fields } from '@lockstep/conformance';

const table = tableOf(gates);
export const { actionOf, find, kinds, legal, play, read, refused, refusedAction, shown } = table;

export const SEED: Seed = parseSeed('an incident of the tests');

/** PLAUSIBLE of power 5, so that neither trust nor power changes Damage, unless it is said. */
export const card = (id: string, tags: readonly string[], more: Fields = {}): Fields => ({
  id,
  name: id,
  family: 'HUMAN',
  source: id,
  trust: 'PLAUSIBLE',
  power: 5,
  tags,
  ...more,
});

/** Two of every family, of every trust; no two from one source but the two of the album. */
export const DECK: readonly Fields[] = [
  card('meter', ['SENSOR'], { trust: 'VERIFIED', power: 3, traits: ['HASHED'], family: 'SENSOR' }),
  card('badge', ['AUTHORITY', 'WORK'], {
    trust: 'VERIFIED',
    power: 2,
    traits: ['SOURCE_TRUSTED', 'TIMESTAMPED'],
    family: 'POLICY',
  }),
  card('receipt', ['PURCHASE', 'TIME'], { power: 4, traits: ['TIMESTAMPED'], family: 'PURCHASE' }),
  card('photo', ['MEDIA', 'FOOD'], { power: 5, traits: ['EDITABLE'], family: 'MEDIA', source: 'album' }),
  card('diary', ['MOOD', 'SELF_REPORT'], { power: 3, traits: ['CORROBORATABLE'] }),
  card('rumour', ['LOCATION', 'HEALTH'], { trust: 'SKETCHY', power: 6, family: 'PLACE' }),
  card('log', ['SYSTEM_LOG', 'TIME'], { trust: 'VERIFIED', power: 2, traits: ['HASHED'], family: 'MEDIA' }),
  card('hunch', ['SENSOR', 'MOOD'], { trust: 'SKETCHY', power: 7, traits: ['EDITABLE'], family: 'SENSOR' }),
  card('ticket', ['LOCATION', 'TIME'], {
    power: 3,
    traits: ['TIMESTAMPED', 'HASHED', 'EDITABLE'],
    family: 'PLACE',
  }),
  card('thermo', ['SENSOR', 'HEALTH'], { power: 4, family: 'SENSOR' }),
  card('rule', ['POLICY'], { power: 4, traits: ['SOURCE_TRUSTED'], family: 'POLICY' }),
  card('cover', ['PRIVACY', 'MEDIA'], { power: 2, traits: ['REDACTED'], family: 'MEDIA', source: 'album' }),
  card('coupon', ['PURCHASE', 'FOOD'], { power: 5, family: 'PURCHASE' }),
  card('chart', ['HEALTH'], { power: 5, traits: ['TIMESTAMPED'] }),
];

type Way = readonly [base: number, ...clauses: string[]];

/** A gate of strength 100; a path is its base and its clauses. */
export const gate = (name: string, paths: readonly Way[], more: Fields = {}): Fields => ({
  id: `gate.${name}`,
  name,
  family: 'time',
  line: 'It has its reasons.',
  strength: 100,
  path: paths.map(([base, ...clauses]) => ({ base, clauses })),
  ...more,
});

/** Lets everything by; its second path names FOOD. */
export const EASY = gate('EASY', [
  [40, 'trust SKETCHY'],
  [20, 'tag FOOD'],
]);
/** Lets nothing by that these decks hold. */
export const SHUT = gate('SHUT', [
  [40, 'tool SAFE_MODE', 'tool REDACT'],
  [20, 'tool HASH_RECEIPT', 'tool REDACT'],
]);
/** Three clauses, then two. */
export const LONG = gate('LONG', [
  [40, 'trust VERIFIED', 'tag SENSOR', 'trait TIMESTAMPED'],
  [30, 'tag TIME', 'tag PURCHASE'],
]);

export const tool = (name: string, charges: number): Fields => ({
  id: `tool.${name}`,
  name,
  charges,
  line: 'It does what it says.',
});

/** The charges of CATALOGUE. */
export const TOOL_BOX: readonly Fields[] = [
  tool('CORROBORATE', 3),
  tool('METADATA_SCRAPER', 2),
  tool('HASH_RECEIPT', 2),
  tool('REDACT', 2),
  tool('REWIRE_ANCHOR', 1),
  tool('SAFE_MODE', 1),
];

const NEVER: { readonly [name: string]: readonly string[] } = {
  NARROW_CHANNEL: ['modifier.RATE_LIMIT', 'modifier.POLICY_LOCKDOWN'],
  RATE_LIMIT: ['modifier.NARROW_CHANNEL'],
  POLICY_LOCKDOWN: ['modifier.NARROW_CHANNEL'],
};

export const modifier = (name: string): Fields => ({
  id: `modifier.${name}`,
  name,
  line: 'For the whole incident.',
  never_with: NEVER[name] ?? [],
});

export const AUDIT_ENTRIES: readonly Fields[] = [
  { id: 'audit.DEEP_VERIFY', name: 'Deep', line: 'Looked at twice.' },
  { id: 'audit.NARROW_CHANNEL', name: 'Narrow', line: 'One by one.' },
  { id: 'audit.SOURCE_LOCK', name: 'Lock', line: 'Only this source.', source: 'log' },
];

export const ROWS: readonly Fields[] = [
  { from: 'FOOD', to: 'HEALTH', beside: 'AUTHORITY' },
  { from: 'MEDIA', to: 'SENSOR', trait: 'HASHED' },
  { from: 'HEALTH', to: 'SENSOR', trait: 'TIMESTAMPED' },
  { from: 'LOCATION', to: 'TIME', trait: 'TIMESTAMPED' },
  { from: 'FOOD', to: 'PURCHASE', trust: 'PLAUSIBLE' },
  { from: 'SENSOR', to: 'SYSTEM_LOG', trait: 'HASHED' },
  { from: 'LOCATION', to: 'PURCHASE', trust: 'PLAUSIBLE' },
  { from: 'TIME', to: 'WORK' },
];

/** Every number of the rules page, written out: what a pack is tuned to does not move these tests. */
export const NUMBERS: Fields = {
  hand: 5,
  hand_after_cycle: 6,
  tokens_most: 3,
  tokens_at_start: 1,
  tokens_per_gate: 1,
  power_base: 5,
  power_step: [1, 20],
  trust_verified: [11, 10],
  trust_plausible: [1, 1],
  trust_sketchy: [4, 5],
  strictness: [
    [3, 4],
    [3, 5],
    [3, 5],
  ],
  corroborated: [6, 5],
  rewired: [23, 20],
  declared: [4, 3],
  damage_least: 5,
  damage_most: 60,
  scrutiny_most: 30,
  med_from: 10,
  high_from: 20,
  verified_scrutiny: 0,
  plausible_scrutiny: 1,
  sketchy_scrutiny: 3,
  failed_scrutiny: 2,
  shown_relief: 1,
  rewire_scrutiny: 1,
  corroborate_relief: 1,
  cycle_scrutiny: 1,
  exploit_scrutiny: 3,
  cleared_relief: 2,
  audit_return: 10,
  audit_turns: 2,
  flag_cost: 1,
  flag_turns: 2,
  strike_from: 3,
  rewire_cost: 1,
  exploit_cost: 2,
  exploit_damage: 50,
  exploit_bare: 40,
  exploit_named: 60,
  exploit_audit_from: 10,
  inject_most: 2,
  narrow_single: [11, 10],
  narrow_cycle: 2,
  repeat_second: [1, 2],
  repeat_third: [0, 1],
  untimed: [1, 2],
  unlisted: [1, 2],
  lockdown_extra: 1,
};

const ids = (list: readonly Fields[]): readonly string[] => list.map(({ id }) => String(id));

/** A first hand of five: these, and the first others of the deck. */
const opening = (...first: readonly string[]): readonly string[] =>
  [...first, ...ids(DECK).filter((id) => !first.includes(id))].slice(0, Math.max(5, first.length));

/** One easy gate, eight turns, every tool, two tokens and the incident's own, Scrutiny 4. Change what a test is about. */
export const incident = (changes: Fields = {}): Fields => ({
  turns: 8,
  tokens: 2,
  scrutiny: 4,
  gate: [EASY],
  artifact: DECK,
  opening: opening(),
  tool: TOOL_BOX,
  audit: AUDIT_ENTRIES,
  rewire: ROWS,
  ...changes,
  tuning: { ...NUMBERS, ...(changes.tuning as Fields | undefined) },
});

/** With these in hand. */
export const holding = (hand: readonly string[], changes: Fields = {}): Fields =>
  incident({ opening: opening(...hand), ...changes });

export const issuesOf = (written: Fields): readonly Issue[] => {
  const setup = parseSetup(written);
  return setup.ok ? [] : setup.fault;
};

export const placeOf = (setup: Setup, id: string): number => {
  const at = setup.cards.findIndex((one) => one.id === id);
  if (at < 0) throw new Error(`no artifact is called ${id}`);
  return at;
};

export const setOf = (setup: Setup, ...names: readonly string[]): number =>
  names.reduce((set, id) => set | (1 << placeOf(setup, id)), 0);

/** A state that play has not reached: all is as at the start but what is said. */
export const stateWith = (setup: Setup, changes: Partial<Mutable<State>> = {}): State => ({
  ...copy(gates.start(setup, SEED)),
  ...changes,
});

export const payload = (setup: Setup, state: State, names: readonly string[], using: Tool | null = null): Payload =>
  payloadOf(setup, state, setOf(setup, ...names), using === null ? -1 : TOOLS.indexOf(using));

/** By which path, from 1, a payload passes the first gate; 0 for none. */
export const pathOf = (written: Fields, names: readonly string[], using: Tool | null = null): number => {
  const setup = read(written);
  const state = gates.start(setup, SEED);
  return attempt(setup, state, 0, payload(setup, state, names, using)).path + 1;
};

/** How far Scrutiny moved over the last line. */
export const scrutinyAfter = (written: Fields, ...lines: readonly string[]): number => {
  const before = play(written, SEED, ...lines.slice(0, -1)).state.scrutiny;
  return play(written, SEED, ...lines).state.scrutiny - before;
};

export const asAction = (action: Fields): Action => action as unknown as Action;
