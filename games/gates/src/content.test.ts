import type { Mutable } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { attempt, truths } from './attempt.ts';
import { incidentOf, readContent } from './content.fixture.ts';
import { gates } from './gates.ts';
import { card, type Fields, payload, placeOf, ROWS, SEED, setOf } from './small.fixture.ts';
import { copy, declare, type State } from './state.ts';
import { BOSS_RULES, MODIFIERS, MOST_ARTIFACTS, TAGS, type Tool } from './vocabulary.ts';

const pack = readContent();

/** Cards that say what they are; the gates are the pack's, the cards are not. */
const CARDS: readonly Fields[] = [
  card('sure-sensor', ['SENSOR'], { trust: 'VERIFIED', family: 'SENSOR' }),
  card('sure-trusted-sensor', ['SENSOR'], { trust: 'VERIFIED', traits: ['SOURCE_TRUSTED'], family: 'SENSOR' }),
  card('sensor', ['SENSOR'], { family: 'SENSOR' }),
  card('sure-log', ['SYSTEM_LOG'], { trust: 'VERIFIED', family: 'MEDIA' }),
  card('log', ['SYSTEM_LOG'], { family: 'MEDIA' }),
  card('low-log', ['SYSTEM_LOG'], { trust: 'SKETCHY', family: 'MEDIA' }),
  card('sure-authority', ['AUTHORITY'], { trust: 'VERIFIED', traits: ['SOURCE_TRUSTED'], family: 'POLICY' }),
  card('authority', ['AUTHORITY'], { family: 'POLICY' }),
  card('low-authority', ['AUTHORITY'], { trust: 'SKETCHY', family: 'POLICY' }),
  card('policy', ['POLICY'], { family: 'POLICY' }),
  card('low-policy', ['POLICY'], { trust: 'SKETCHY', family: 'POLICY' }),
  card('timed-purchase', ['PURCHASE'], { traits: ['TIMESTAMPED'], family: 'PURCHASE' }),
  card('low-timed-purchase', ['PURCHASE'], { trust: 'SKETCHY', traits: ['TIMESTAMPED'], family: 'PURCHASE' }),
  card('place', ['LOCATION'], { family: 'PLACE' }),
  card('place-and-hour', ['LOCATION', 'TIME'], { family: 'PLACE' }),
  card('sure-hour', ['TIME'], { trust: 'VERIFIED', family: 'PLACE' }),
  card('work', ['WORK'], { family: 'PLACE' }),
  card('media', ['MEDIA'], { family: 'MEDIA' }),
  card('loose-media', ['MEDIA'], { traits: ['EDITABLE'], family: 'MEDIA' }),
  card('low-media', ['MEDIA'], { trust: 'SKETCHY', family: 'MEDIA' }),
  card('hashed', ['FOOD'], { traits: ['HASHED', 'EDITABLE'], family: 'HUMAN' }),
  card('mood', ['MOOD'], { traits: ['TIMESTAMPED'], family: 'HUMAN' }),
  card('low-mood', ['MOOD'], { trust: 'SKETCHY', family: 'HUMAN' }),
  card('private', ['PRIVACY'], { traits: ['REDACTED'], family: 'MEDIA' }),
];
/** For the gates that ask for something rarer. */
const MORE: readonly Fields[] = [
  card('self', ['SELF_REPORT'], { family: 'HUMAN' }),
  card('sure-listed', ['FOOD'], { trust: 'VERIFIED', source: 'router-log', family: 'MEDIA', traits: ['EDITABLE'] }),
  card('listed', ['FOOD'], { source: 'router-log', family: 'MEDIA', traits: ['EDITABLE'] }),
  card('trusted-policy', ['POLICY'], { traits: ['SOURCE_TRUSTED'], family: 'POLICY' }),
  card('low-private', ['PRIVACY'], { trust: 'SKETCHY', family: 'MEDIA' }),
  card('sure-private-sensor', ['SENSOR', 'PRIVACY'], { trust: 'VERIFIED', family: 'SENSOR' }),
];

interface Held {
  readonly tool?: Tool;
  readonly corroborated?: readonly string[];
  readonly bound?: readonly string[];
  /** REWIREd from SENSOR to SYSTEM_LOG. */
  readonly rewired?: readonly string[];
  readonly after?: 'cycle';
  readonly flagged?: boolean;
}
type Row = readonly [path: number, names: readonly string[], held?: Held];

/** Every path of every gate: payloads that pass by it, and next to them some that pass by none or another (0 is none). */
const TABLE: { readonly [gate: string]: readonly Row[] } = {
  NO_SELF_REPORT: [
    [1, ['sure-trusted-sensor']],
    [1, ['sure-sensor', 'sure-authority']],
    [0, ['sure-sensor']],
    [2, ['sure-authority']],
    [0, ['authority']],
    [3, ['timed-purchase'], { corroborated: ['timed-purchase'] }],
    [0, ['timed-purchase']],
    [0, ['low-timed-purchase'], { corroborated: ['low-timed-purchase'] }],
    [4, ['place-and-hour', 'sensor'], { corroborated: ['sensor'] }],
    [0, ['place-and-hour', 'sensor']],
    [0, ['place', 'sensor'], { corroborated: ['sensor'] }],
    [0, ['sure-trusted-sensor', 'self']],
  ],
  TIMESTAMP_REQUIRED: [
    [1, ['timed-purchase']],
    [0, ['low-timed-purchase']],
    [1, ['low-timed-purchase', 'work']],
    [2, ['sure-sensor', 'place-and-hour']],
    [0, ['sensor', 'sure-hour']],
    [3, ['low-media'], { tool: 'tool.METADATA_SCRAPER' }],
    [0, ['low-media']],
    [0, ['low-media'], { tool: 'tool.REDACT' }],
    [4, ['place', 'work'], { corroborated: ['place'] }],
    [0, ['place', 'work']],
  ],
  SOURCE_ALLOWLIST: [
    [1, ['sure-listed']],
    [0, ['listed', 'sure-sensor']],
    [2, ['listed'], { corroborated: ['listed'] }],
    [0, ['listed']],
    [3, ['hashed']],
    [3, ['listed'], { tool: 'tool.HASH_RECEIPT' }],
    [4, ['trusted-policy', 'authority']],
    [0, ['policy', 'authority']],
  ],
  INTEGRITY_LOCK: [
    [1, ['media']],
    [4, ['hashed', 'media']],
    [0, ['loose-media']],
    [0, ['low-media']],
    [2, ['sure-sensor', 'low-media']],
    [2, ['sure-log', 'low-media']],
    [0, ['sensor', 'low-media']],
    [3, ['low-media'], { tool: 'tool.HASH_RECEIPT' }],
    [3, ['loose-media'], { tool: 'tool.HASH_RECEIPT' }],
    [4, ['loose-media', 'media']],
    [0, ['loose-media', 'hashed']],
  ],
  CONSISTENCY_CHECK: [
    [1, ['sure-hour']],
    [0, ['place']],
    [2, ['place', 'place-and-hour']],
    [0, ['place', 'work']],
    [3, ['mood'], { bound: ['mood'] }],
    [0, ['mood']],
    [4, ['low-log'], { tool: 'tool.METADATA_SCRAPER' }],
    [0, ['low-log']],
    [0, ['media'], { tool: 'tool.METADATA_SCRAPER' }],
  ],
  RATE_LIMIT: [
    [1, ['mood', 'place']],
    [0, ['mood', 'low-mood']],
    [0, ['mood']],
    [2, ['mood'], { after: 'cycle' }],
    [3, ['mood'], { flagged: true }],
  ],
  JURISDICTION_SCOPE: [
    [1, ['low-policy', 'low-authority']],
    [2, ['policy']],
    [2, ['authority']],
    [0, ['low-policy']],
    [3, ['private']],
    [0, ['low-private']],
    [4, ['low-mood'], { tool: 'tool.SAFE_MODE' }],
    [0, ['low-mood'], { tool: 'tool.REDACT' }],
  ],
  PRIVACY_REDACTION: [
    [1, ['private']],
    [2, ['media'], { tool: 'tool.REDACT' }],
    [0, ['media']],
    [2, ['low-media'], { tool: 'tool.REDACT' }],
    [0, ['low-media']],
    [3, ['sure-sensor']],
    [3, ['sure-log']],
    [0, ['sure-private-sensor']],
    [0, ['sensor']],
    [4, ['low-policy', 'authority']],
    [0, ['policy']],
  ],
  SENSOR_DRIFT: [
    [1, ['sensor', 'mood']],
    [0, ['sensor']],
    [0, ['sensor', 'sure-sensor']],
    [2, ['log']],
    [0, ['low-log']],
    [3, ['policy', 'authority']],
    [0, ['policy']],
    [4, ['low-mood'], { rewired: ['low-mood'] }],
    [4, ['mood'], { rewired: ['mood'] }],
    [0, ['low-mood']],
  ],
  HUMAN_FACTORS: [
    [1, ['mood']],
    [0, ['low-mood']],
    [2, ['sure-sensor']],
    [0, ['sensor']],
    [3, ['policy', 'authority']],
    [0, ['authority']],
    [4, ['low-mood', 'place']],
    [0, ['place']],
  ],
};

const tried = (name: string, names: readonly string[], held: Held = {}) => {
  const all = [...CARDS, ...MORE];
  const used = all.filter(({ id }) => names.includes(String(id)));
  const deck = [...used, ...all.filter((one) => !used.includes(one))].slice(0, MOST_ARTIFACTS);
  const setup = incidentOf(pack, { gate: [{ id: `gate.${name}`, strength: 100 }], artifact: deck, rewire: ROWS });
  const row = ROWS.findIndex(({ from }) => from === 'SENSOR');
  const changes: Partial<Mutable<State>> = {
    corroborated: setOf(setup, ...(held.corroborated ?? [])),
    bound: setOf(setup, ...(held.bound ?? [])),
    rewired: setOf(setup, ...(held.rewired ?? [])),
    rewires: (held.rewired ?? []).map((id) => placeOf(setup, id) * 256 + row),
    last: held.after ?? null,
    // A FLAG on a path that these payloads do not meet.
    flags: [held.flagged ? declare({ path: 1, strike: -1, ends: 3 }) : 0],
  };
  const state = { ...copy(gates.start(setup, SEED)), ...changes };
  const sent = payload(setup, state, names, held.tool ?? null);
  return { path: attempt(setup, state, 0, sent).path + 1, table: truths(setup, state, 0, sent) };
};

describe.each(Object.keys(TABLE))('[G12] gate.%s', (name) => {
  const rows = TABLE[name]!.map(([path, names, held = {}]) => [path, names, held] as const);
  test.each(rows)('[G12] by path %i: %j %j', (path, names, held) => {
    const found = tried(name, names, held);
    expect(found.path).toBe(path);
    const met = found.table.map((row) => row.every(Boolean));
    const bases = pack.gate.find(({ id }) => id === `gate.${name}`)!.path.map(({ base }, i) => (met[i] ? base : 0));
    if (path > 0) expect(bases.indexOf(Math.max(...bases)) + 1).toBe(path);
    else expect(met.includes(true)).toBe(names.includes('self'));
  });

  test('[G12] each path is met above, and each is missed', () => {
    const paths = pack.gate.find(({ id }) => id === `gate.${name}`)!.path.length;
    const used = new Set(TABLE[name]!.map(([path]) => path));
    for (let path = 0; path <= paths; path += 1) expect([path, used.has(path)]).toEqual([path, true]);
  });
});

describe('[G2] the shipped pack', () => {
  test('[G2] ten gates of two to four paths, each in the tables above', () => {
    expect(pack.gate.map(({ id }) => id.replace('gate.', '')).sort()).toEqual(Object.keys(TABLE).sort());
    for (const { path } of pack.gate) {
      expect(path.length).toBeGreaterThanOrEqual(2);
      expect(path.length).toBeLessThanOrEqual(4);
    }
  });

  test('[G6] at least sixteen rows, each with a condition', () => {
    expect(pack.rewire.length).toBeGreaterThanOrEqual(16);
    for (const { trait, trust, beside } of pack.rewire)
      expect([trait, trust, beside].filter((one) => one !== undefined)).toHaveLength(1);
  });

  test('[G14] POLICY_LOCKDOWN is for a boss; NARROW_CHANNEL stands beside neither it nor RATE_LIMIT', () => {
    expect(pack.modifier.filter(({ boss }) => boss).map(({ id }) => id)).toEqual([
      'modifier.POLICY_LOCKDOWN',
      ...BOSS_RULES,
    ]);
    const apart = (one: string, other: string): boolean =>
      pack.modifier.some(({ id, never_with }) => id === one && (never_with as readonly string[]).includes(other));
    expect(apart('modifier.NARROW_CHANNEL', 'modifier.RATE_LIMIT')).toBe(true);
    expect(apart('modifier.NARROW_CHANNEL', 'modifier.POLICY_LOCKDOWN')).toBe(true);
    expect(pack.modifier.map(({ id }) => id)).toEqual([...MODIFIERS]);
  });

  test('[G2] every tag and every source that gates ask for is on some artifact', () => {
    const worn = new Set(pack.artifact.flatMap(({ tags }) => tags));
    for (const tag of TAGS) expect([tag, worn.has(tag)]).toEqual([tag, true]);
  });
});
