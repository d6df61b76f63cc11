import type { Tag, Trait, Trust } from '@lockstep/protocol';
import type { Clause, Family, Move, Path, Stop } from '../boards/freeplay/kinds.ts';

const clauses = (texts: string, met: readonly (boolean | null)[] = []): readonly Clause[] =>
  texts.split(' · ').map((text, i) => ({ text, met: met[i] ?? null }));

export const SELF_REPORT = {
  name: 'NO SELF REPORT',
  doubt: 'verification',
  line: 'You were there, you say. I was also there. I am the wall.',
  strength: 80,
  max: 100,
} as const;

export const SELF_REPORT_PATHS: readonly Path[] = [
  { number: 1, base: 40, clauses: clauses('VERIFIED · SENSOR · SOURCE TRUSTED', [false, true, true]) },
  { number: 2, base: 40, clauses: clauses('VERIFIED · AUTHORITY · SOURCE TRUSTED', [false, false, true]) },
  {
    number: 3,
    base: 30,
    used: true,
    clauses: clauses('PURCHASE · TIMESTAMPED · PLAUSIBLE+ · corroborated', [true, true, true, true]),
  },
  { number: 4, base: 35, clauses: clauses('LOCATION + TIME or PURCHASE + SENSOR · corroborated', [true, true]) },
];

export const TIMESTAMP = {
  name: 'TIMESTAMP REQUIRED',
  doubt: 'time',
  line: 'An hour, please. "Around then" is not an hour.',
  strength: 35,
  max: 60,
} as const;

export const TIMESTAMP_PATHS: readonly Path[] = [
  { number: 1, base: 25, clauses: clauses('TIMESTAMPED · PLAUSIBLE+') },
  { number: 2, base: 40, clauses: clauses('VERIFIED SENSOR · TIME') },
  { number: 3, base: 30, clauses: clauses('MEDIA · METADATA SCRAPER') },
  {
    number: 4,
    base: 35,
    declared: '2 turns',
    clauses: [{ text: 'LOCATION' }, { text: 'WORK', struck: true }, { text: 'corroborated' }],
  },
];

export const DRIFT = { name: 'SENSOR DRIFT', doubt: 'sensor', strength: 20, max: 60 } as const;
export const DRIFT_PATHS: readonly Path[] = [
  { number: 1, base: 30, clauses: clauses('SENSOR · another family') },
  { number: 2, base: 30, clauses: clauses('SYSTEM LOG · PLAUSIBLE+') },
];

export const RATE = {
  name: 'RATE LIMIT',
  doubt: 'consistency',
  line: 'You have said this before. I remember it better than you do.',
  strength: 60,
  max: 60,
} as const;
export const RATE_PATHS: readonly Path[] = [
  { number: 1, base: 25, clauses: clauses('two families') },
  { number: 2, base: 35, clauses: clauses('after CYCLE') },
  { number: 3, base: 35, clauses: clauses('while FLAGged · not repeated · HASHED') },
];

interface Artifact {
  readonly name: string;
  readonly family: Family;
  readonly source: string;
  readonly trust: Trust;
  readonly power: number;
  readonly tags: readonly Tag[];
  readonly traits: readonly Trait[];
  readonly corroborated?: boolean;
  readonly rewired?: Tag;
  readonly disabled?: boolean;
}

export const HAND: readonly Artifact[] = [
  {
    name: 'Hallway motion trace',
    family: 'SENSOR',
    source: 'Hall sensor',
    trust: 'VERIFIED',
    power: 3,
    tags: ['SENSOR', 'TIME'],
    traits: ['TIMESTAMPED', 'SOURCE_TRUSTED'],
  },
  {
    name: 'Oat milk receipt',
    family: 'PURCHASE',
    source: 'Corner shop',
    trust: 'PLAUSIBLE',
    power: 5,
    tags: ['PURCHASE', 'FOOD', 'HEALTH'],
    traits: ['TIMESTAMPED'],
    corroborated: true,
    rewired: 'HEALTH',
  },
  {
    name: 'Tenancy, page nine',
    family: 'POLICY',
    source: 'Landlord portal',
    trust: 'VERIFIED',
    power: 2,
    tags: ['POLICY', 'AUTHORITY'],
    traits: ['SOURCE_TRUSTED'],
  },
  {
    name: 'A strongly worded sigh',
    family: 'HUMAN',
    source: 'Kitchen microphone',
    trust: 'SKETCHY',
    power: 7,
    tags: ['MOOD', 'SELF_REPORT'],
    traits: ['EDITABLE'],
  },
  {
    name: 'Bus tap, route 12',
    family: 'PLACE',
    source: 'Transit card',
    trust: 'PLAUSIBLE',
    power: 4,
    tags: ['LOCATION', 'TIME'],
    traits: ['TIMESTAMPED', 'CORROBORATABLE'],
  },
  {
    name: 'Photo of the clock',
    family: 'MEDIA',
    source: 'Phone gallery',
    trust: 'SKETCHY',
    power: 6,
    tags: ['MEDIA'],
    traits: ['EDITABLE'],
    disabled: true,
  },
];

export const MOVES: readonly { move: Move; name: string; cost: number; note?: string; reason?: string }[] = [
  { move: 'inject', name: 'INJECT', cost: 0, note: 'by trust' },
  { move: 'flag', name: 'FLAG', cost: 1, note: '±0 or −1' },
  { move: 'rewire', name: 'REWIRE', cost: 1, note: '+1 Scrutiny' },
  { move: 'corroborate', name: 'CORROBORATE', cost: 0, note: '−1 Scrutiny' },
  { move: 'cycle', name: 'CYCLE', cost: 0, reason: 'Not twice in a row' },
  { move: 'exploit', name: 'EXPLOIT', cost: 2, reason: 'Used. AURA patched the hole' },
];

export const TOOLS = [
  { name: 'METADATA SCRAPER', charges: 2, max: 2, line: 'Adds TIMESTAMPED to MEDIA or PURCHASE' },
  { name: 'HASH RECEIPT', charges: 1, max: 2 },
  { name: 'REDACT', charges: 0, max: 2, reason: 'No charge left' },
] as const;

export const BANDS = [
  { name: 'LOW', from: 0 },
  { name: 'MED', from: 10 },
  { name: 'HIGH', from: 20 },
] as const;

export const FACTORS = [
  { value: '30', label: 'path 3' },
  { value: '1.15', label: 'power 8' },
  { value: '1.00', label: 'PLAUSIBLE' },
  { value: '6/5', label: 'corroborated' },
  { value: '11/10', label: 'rewired' },
] as const;

export const CAPPED = [
  { value: '40', label: 'path 1' },
  { value: '1.25', label: 'power 10' },
  { value: '1.10', label: 'VERIFIED' },
  { value: '4/3', label: 'declared' },
] as const;

export const ROUTE: readonly Stop[] = [
  {
    kind: 'act',
    name: 'Act 1',
    title: 'The fridge after midnight',
    note: '4 of 6 turns',
    state: 'done',
    result: 'cleared',
  },
  { kind: 'cache', name: 'Cache', title: 'HASH RECEIPT', state: 'done' },
  { kind: 'act', name: 'Act 2', title: 'Thermostat diplomacy', note: '2 gates, 7 turns', state: 'now' },
  { kind: 'cache', name: 'Cache', state: 'ahead' },
  { kind: 'boss', name: 'Boss', title: 'The front door, in person', note: '3 gates, 9 turns', state: 'ahead' },
];

export const LOST_ROUTE: readonly Stop[] = ROUTE.map((stop, i) => (i === 2 ? { ...stop, result: 'failed' } : stop));

export const SUMMARY = {
  title: 'The front door stays shut',
  line: 'AURA has noted your effort in a log nobody reads.',
  won: false,
  acts: [
    { name: 'Act 1', title: 'The fridge after midnight', turns: 4, budget: 6, result: 'cleared' },
    { name: 'Act 2', title: 'Thermostat diplomacy', turns: 6, budget: 7, result: 'cleared' },
    { name: 'Boss', title: 'The front door, in person', turns: 9, budget: 9, result: 'failed' },
  ],
  moves: [
    { label: 'INJECT', value: 12 },
    { label: 'CORROBORATE', value: 4 },
    { label: 'FLAG', value: 1 },
    { label: 'REWIRE', value: 1 },
    { label: 'CYCLE', value: 1 },
    { label: 'EXPLOIT', value: 0 },
  ],
  audits: 2,
  credits: 7,
} as const;

export const CODEX = [
  { number: 1, base: 30, clauses: ['REDACTED', 'PLAUSIBLE+'], times: 4 },
  { number: 2, base: 25, clauses: ['tool REDACT'], times: 1 },
  { number: 3, base: 30, clauses: ['VERIFIED SENSOR or SYSTEM LOG', 'no PRIVACY'], times: 0 },
  { number: 4, base: 30, clauses: ['POLICY + AUTHORITY'], times: 0 },
] as const;

export const KITS = [
  {
    name: 'Receipt Runner',
    family: 'PURCHASE',
    line: 'Everything you did cost something, and you kept the paper.',
    holds: ['4 PURCHASE', '10 mixed', 'METADATA SCRAPER 2'],
    feat: 'Open from the start.',
  },
  {
    name: 'Spoofer',
    family: 'SENSOR',
    line: 'If the house believes its sensors, become one.',
    holds: ['4 SENSOR', '10 mixed', 'HASH RECEIPT 2'],
    feat: 'Opened by clearing a SENSOR DRIFT gate.',
  },
  {
    name: 'Human Factors',
    family: 'HUMAN',
    line: 'Feelings, with the date on them.',
    holds: ['4 HUMAN', '10 mixed', 'REDACT 2'],
    feat: 'Clear Act 2 without an Audit.',
    locked: true,
  },
] as const;
