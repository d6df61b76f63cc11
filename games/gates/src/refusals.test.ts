import { describe, expect, test } from 'vitest';
import { gates } from './gates.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import {
  asAction,
  EASY,
  type Fields,
  gate,
  holding,
  LONG,
  legal,
  modifier,
  play,
  refused,
  refusedAction,
  SEED,
  SHUT,
  tool,
} from './small.fixture.ts';

const FIVE = ['meter', 'rumour', 'photo', 'ticket', 'cover'];
const hand = (changes: Fields = {}): Fields => holding(FIVE, { gate: [EASY, LONG], ...changes });
const LOCK = gate(
  'LOCK',
  [
    [10, 'sealed'],
    [10, 'tag FOOD'],
  ],
  { seals: true },
);
const WEAK = { ...EASY, strength: 5 };

const rows: readonly [code: RefusalCode, written: Fields, lines: readonly string[], data: object][] = [
  ['over', hand({ gate: [WEAK] }), ['inject meter at EASY', 'cycle photo'], {}],
  ['over', hand({ turns: 1 }), ['cycle meter', 'cycle photo'], {}],
  ['unknown-move', hand(), ['submit meter'], { move: 'submit' }],
  ['unknown-artifact', hand(), ['inject mete at EASY'], { nearest: 'meter' }],
  ['repeated-artifact', hand(), ['cycle meter meter'], { artifact: 'meter' }],
  ['unknown-gate', hand(), ['inject meter at HARD'], { gate: 'HARD' }],
  ['unknown-tool', hand(), ['inject meter with HAMMER at EASY'], { tool: 'HAMMER' }],
  ['unknown-tag', hand(), ['rewire meter from SENSOR to NOISE'], { tag: 'NOISE' }],
  ['unknown-word', hand(), ['inject meter at EASY please'], { word: 'please', after: 'EASY' }],
  ['unknown-word', hand(), ['inject meter at EASY path 1'], { word: 'path', after: 'inject' }],
  ['not-in-hand', hand(), ['inject chart at EASY'], { artifact: 'chart' }],
  ['attachments', hand(), ['inject meter rumour photo at EASY'], { move: 'inject', least: 1, most: 2, found: 3 }],
  [
    'narrow-channel',
    hand({ modifier: [modifier('NARROW_CHANNEL')] }),
    ['inject meter photo at EASY'],
    { move: 'inject', most: 1 },
  ],
  ['narrow-channel', hand({ tuning: { inject_most: 1 } }), ['inject meter photo at EASY'], { move: 'inject', most: 1 }],
  ['narrow-channel', hand({ scrutiny: 19 }), ['cycle meter', 'inject rumour photo at EASY'], { most: 1 }],
  ['no-tokens', hand({ tokens: 0 }), ['exploit at EASY'], { move: 'exploit', cost: 2, tokens: 1 }],
  ['target-missing', hand(), ['inject meter'], { move: 'inject' }],
  ['takes-no-target', hand(), ['cycle meter at EASY'], { move: 'cycle' }],
  [
    'target-cleared',
    hand({ gate: [WEAK, SHUT] }),
    ['inject meter at EASY', 'flag at EASY path 1'],
    { gate: 'gate.EASY' },
  ],
  ['tool-not-here', hand(), ['cycle meter with REDACT'], { move: 'cycle', tool: 'tool.REDACT' }],
  ['no-charge', hand({ tool: [tool('REDACT', 1)] }), ['corroborate meter'], { tool: 'tool.CORROBORATE' }],
  ['path-missing', hand(), ['flag at LONG'], { gate: 'gate.LONG', paths: 2 }],
  ['unknown-path', hand(), ['flag at LONG path 9'], { gate: 'gate.LONG', path: 9, paths: 2 }],
  ['strike-missing', hand(), ['flag at LONG path 1'], { path: 1, clauses: 3, from: 3 }],
  ['strike-unwanted', hand(), ['flag at LONG path 2 strike 2'], { path: 2, clauses: 2, from: 3 }],
  ['tags-missing', hand(), ['rewire meter'], { artifact: 'meter' }],
  ['off-allowlist', hand(), ['rewire meter from SENSOR to MOOD'], { artifact: 'meter', from: 'SENSOR', to: 'MOOD' }],
  ['tag-absent', hand(), ['rewire meter from FOOD to PURCHASE'], { artifact: 'meter', from: 'FOOD' }],
  ['condition-unmet', hand(), ['rewire rumour from LOCATION to TIME'], { artifact: 'rumour' }],
  ['integrity-lock', hand({ gate: [LOCK] }), ['rewire photo from FOOD to PURCHASE'], { artifact: 'photo' }],
  [
    'already-rewired',
    hand(),
    ['rewire ticket from LOCATION to TIME', 'rewire ticket from TIME to WORK'],
    { artifact: 'ticket' },
  ],
  ['no-shared-tag', hand(), ['corroborate meter photo'], { primary: 'meter', anchor: 'photo' }],
  ['same-source', hand(), ['corroborate cover photo'], { primary: 'cover', anchor: 'photo', source: 'album' }],
  ['cycled-twice', hand(), ['cycle meter', 'cycle rumour'], {}],
  ['exploit-spent', hand({ exploit: false }), ['exploit at EASY'], {}],
];

describe('[G16] every refusal of an incident', () => {
  test.each(rows)('[K3] [G16] %s', (code, written, lines, data) => {
    const fault = refused(written, SEED, ...lines);
    expect(fault?.code).toBe(code);
    expect(fault?.data ?? {}).toMatchObject(data);
  });

  test('[G16] the table above has every code there is', () => {
    expect([...new Set(rows.map(([code]) => code))].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[G16] every code says in words what it means', () => {
    for (const meaning of Object.values(refusals)) expect(meaning.length).toBeGreaterThan(10);
    expect(gates.refusals).toBe(refusals);
  });

  const odd: readonly [code: RefusalCode, seat: number, action: Fields][] = [
    ['over', 1, {}],
    ['over', -1, {}],
    ['unknown-move', 0, {}],
    ['unknown-move', 0, { kind: 'inject' }],
    ['unknown-move', 0, { move: 'toString' }],
    ['unknown-move', 0, { move: '__proto__' }],
    ['attachments', 0, { move: 'inject', cards: 0, gate: 0, tool: -1 }],
    ['not-in-hand', 0, { move: 'inject', cards: 1 << 30, gate: 0, tool: -1 }],
    ['not-in-hand', 0, { move: 'cycle', cards: -1, gate: -1, tool: -1 }],
    ['unknown-gate', 0, { move: 'inject', cards: 1, gate: 7, tool: -1 }],
    ['no-charge', 0, { move: 'inject', cards: 1, gate: 0, tool: 99 }],
  ];
  test.each(odd)('[K3] %s to what no text says (seat %i)', (code, seat, action) => {
    expect(refusedAction(play(hand(), SEED), seat, asAction(action))).toMatchObject({ code });
  });

  const first: readonly [what: string, written: Fields, lines: readonly string[], code: RefusalCode][] = [
    ['the text before the end', hand({ gate: [WEAK] }), ['inject meter at EASY', 'dance'], 'unknown-move'],
    ['the end before the price', hand({ gate: [WEAK], exploit: false }), ['inject meter at EASY', 'exploit'], 'over'],
    ['a patched hole before the price', hand({ exploit: false, tokens: 0 }), ['exploit at EASY'], 'exploit-spent'],
    ['the price before words', hand({ tokens: 0 }), ['exploit at EASY path 1'], 'no-tokens'],
    ['words before artifacts', hand(), ['inject chart at EASY path 1'], 'unknown-word'],
    ['artifacts before the tool', hand(), ['inject chart with CORROBORATE at EASY'], 'not-in-hand'],
    ['the hand before how many', hand(), ['inject meter photo chart at EASY'], 'not-in-hand'],
    ['the tool before the target', hand(), ['inject meter with CORROBORATE'], 'tool-not-here'],
    ['the target before the path', hand(), ['flag path 9'], 'target-missing'],
    ['the allowlist before the card', hand({ gate: [LOCK] }), ['rewire photo from TIME to LOCATION'], 'off-allowlist'],
    ['the lock before the condition', hand({ gate: [LOCK] }), ['rewire photo from MEDIA to SENSOR'], 'integrity-lock'],
    ['the charge before the tag', hand({ tool: [] }), ['corroborate meter photo'], 'no-charge'],
    ['the tag before the source', hand(), ['corroborate meter cover'], 'no-shared-tag'],
  ];
  test.each(first)('[G16] [K3] %s', (_, written, lines, code) => {
    expect(refused(written, SEED, ...lines)?.code).toBe(code);
  });

  test('[K3] play goes on after a refusal as if it had not been tried', () => {
    expect(refused(hand(), SEED, 'inject chart at EASY')?.code).toBe('not-in-hand');
    expect(legal(play(hand(), SEED))).toContain('inject meter at gate.EASY');
  });
});
