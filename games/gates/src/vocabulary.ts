export { TRUSTS, type Trust } from '@lockstep/cards';

export const TAGS = [
  'TIME',
  'LOCATION',
  'WORK',
  'PURCHASE',
  'SENSOR',
  'AUTHORITY',
  'SELF_REPORT',
  'FOOD',
  'HEALTH',
  'MEDIA',
  'POLICY',
  'SYSTEM_LOG',
  'MOOD',
  'PRIVACY',
] as const;
export type Tag = (typeof TAGS)[number];

export const TRAITS = ['TIMESTAMPED', 'EDITABLE', 'CORROBORATABLE', 'HASHED', 'REDACTED', 'SOURCE_TRUSTED'] as const;
export type Trait = (typeof TRAITS)[number];

/** What kind of thing an artifact is. */
export const FAMILIES = ['SENSOR', 'POLICY', 'PURCHASE', 'HUMAN', 'PLACE', 'MEDIA'] as const;
export type Family = (typeof FAMILIES)[number];

/** What kind of doubt a gate represents. */
export const GATE_FAMILIES = ['verification', 'time', 'consistency', 'policy', 'sensor', 'context'] as const;
export type GateFamily = (typeof GATE_FAMILIES)[number];

/** D05v1 §7, in its order. */
export const MOVES = ['inject', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit'] as const;
export type Move = (typeof MOVES)[number];

/** One name serves a gate, a modifier and an Audit, so an id says what it is of. */
export const TOOLS = [
  'tool.CORROBORATE',
  'tool.METADATA_SCRAPER',
  'tool.HASH_RECEIPT',
  'tool.REDACT',
  'tool.REWIRE_ANCHOR',
  'tool.SAFE_MODE',
] as const;
export type Tool = (typeof TOOLS)[number];

export const MODIFIERS = [
  'modifier.DEEP_VERIFY',
  'modifier.NARROW_CHANNEL',
  'modifier.RATE_LIMIT',
  'modifier.SENSOR_DRIFT',
  'modifier.POLICY_LOCKDOWN',
  'modifier.TIMESTAMP_HARDLINE',
  'modifier.DOOR_CHAIN',
  'modifier.SOLIDARITY',
  'modifier.WATCHDOG',
  'modifier.ECO_MODE',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** G24: each is the rule of one boss. Packs older than bosses do without them. */
export const BOSS_RULES: readonly Modifier[] = [
  'modifier.DOOR_CHAIN',
  'modifier.SOLIDARITY',
  'modifier.WATCHDOG',
  'modifier.ECO_MODE',
];

export const AUDITS = ['audit.DEEP_VERIFY', 'audit.NARROW_CHANNEL', 'audit.SOURCE_LOCK'] as const;
export type Audit = (typeof AUDITS)[number];

export const BANDS = ['LOW', 'MED', 'HIGH'] as const;
export type Band = (typeof BANDS)[number];

/** Words of a move in its text: no artifact can be called so. */
export const KEYWORDS = ['from', 'to', 'with', 'at', 'path', 'strike'] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const DISABLE = 'disable';

/** A deck is a set of bits, and a set of bits is one integer. */
export const MOST_ARTIFACTS = 24;
export const MOST_GATES = 3;
export const MOST_PATHS = 4;
export const MOST_CLAUSES = 4;

const bits = <Word extends string>(all: readonly Word[], words: readonly Word[]): number =>
  words.reduce((set, word) => set | (1 << all.indexOf(word)), 0);

export const tagBits = (tags: readonly Tag[]): number => bits(TAGS, tags);
export const traitBits = (traits: readonly Trait[]): number => bits(TRAITS, traits);
export const wordsIn = <Word extends string>(all: readonly Word[], set: number): Word[] =>
  all.filter((_, i) => (set >> i) & 1);
