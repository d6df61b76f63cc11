import { describe, expect, test } from 'vitest';
import { gates } from './gates.ts';
import { hasModifier } from './setup.ts';
import {
  AUDIT_ENTRIES,
  card,
  DECK,
  EASY,
  type Fields,
  gate,
  incident,
  issuesOf,
  LONG,
  modifier,
  read,
  SHUT,
  TOOL_BOX,
  tool,
} from './small.fixture.ts';
import { MODIFIERS } from './vocabulary.ts';

const codesOf = (changes: Fields): readonly string[] => issuesOf(incident(changes)).map(({ code }) => code);

describe('[G20] setups', () => {
  test('[G20] one that is complete is read, written and read again the same', () => {
    const setup = read(incident({ modifier: [modifier('RATE_LIMIT')], line: 'Well.' }));
    expect(gates.makeSetup(read(gates.makeSetup(setup) as Fields))).toEqual(gates.makeSetup(setup));
  });

  test('[G20] a row of the allowlist stands once', () => {
    const row = { from: 'FOOD', to: 'HEALTH' };
    expect(codesOf({ rewire: [row] })).toEqual([]);
    expect(codesOf({ rewire: [row, row] })).toEqual(['duplicate-row']);
  });

  test('[G1] one to three different gates', () => {
    expect(codesOf({ gate: [] })).toHaveLength(1);
    expect(codesOf({ gate: [EASY, LONG, SHUT] })).toEqual([]);
    expect(
      codesOf({
        gate: [
          EASY,
          LONG,
          SHUT,
          gate('FOURTH', [
            [1, 'tag FOOD'],
            [1, 'tag MOOD'],
          ]),
        ],
      }),
    ).toHaveLength(1);
    expect(codesOf({ gate: [EASY, EASY] })).toEqual(['duplicate-id']);
  });

  test('[G1] zero to two modifiers, 6 to 24 artifacts, 1 to 20 turns', () => {
    const two = [modifier('RATE_LIMIT'), modifier('SENSOR_DRIFT')];
    expect(codesOf({ modifier: two })).toEqual([]);
    expect(codesOf({ modifier: [...two, modifier('DEEP_VERIFY')] })).toHaveLength(1);
    const deck = (size: number) => ({
      artifact: Array.from({ length: size }, (_, i) => card(`c-${i}`, ['MOOD'])),
      opening: [],
    });
    expect([5, 6, 24, 25].map((size) => codesOf(deck(size)).length)).toEqual([1, 0, 0, 1]);
    expect([0, 1, 20, 21].map((turns) => codesOf({ turns }).length)).toEqual([1, 0, 0, 1]);
  });

  test('[G20] [G4] an entry for each Audit: what can happen can be shown', () => {
    expect(codesOf({ audit: AUDIT_ENTRIES.slice(1) })).toEqual(['missing-entry']);
    expect(codesOf({ audit: [...AUDIT_ENTRIES, AUDIT_ENTRIES[0]] })).toEqual(['duplicate-id']);
  });

  test('[G20] ids are unique', () => {
    expect(codesOf({ artifact: [...DECK, DECK[0]] })).toEqual(['duplicate-id']);
    expect(codesOf({ tool: [tool('REDACT', 1), tool('REDACT', 2)] })).toEqual(['duplicate-id']);
    expect(codesOf({ modifier: [modifier('RATE_LIMIT'), modifier('RATE_LIMIT')] })).toEqual(['duplicate-id']);
  });

  const pairs: readonly [one: string, other: string, together: boolean][] = [
    ['NARROW_CHANNEL', 'RATE_LIMIT', false],
    ['NARROW_CHANNEL', 'POLICY_LOCKDOWN', false],
    ['RATE_LIMIT', 'POLICY_LOCKDOWN', true],
    ['DEEP_VERIFY', 'NARROW_CHANNEL', true],
    ['TIMESTAMP_HARDLINE', 'SENSOR_DRIFT', true],
  ];
  test.each(pairs)('[G14] %s beside %s: %s', (one, other, together) => {
    const codes = codesOf({ modifier: [modifier(one), modifier(other)] });
    if (together) expect(codes).toEqual([]);
    else expect(new Set(codes)).toEqual(new Set(['never-together']));
  });

  test('[G20] a first hand of cards that are in the deck', () => {
    expect(issuesOf(incident({ opening: ['metre'] }))).toMatchObject([
      { code: 'unknown-reference', path: ['opening', 0], nearest: 'meter' },
    ]);
  });

  test('[G20] no more tokens or Scrutiny than there can be', () => {
    expect([3, 4].map((tokens) => codesOf({ tokens }))).toEqual([[], ['out-of-range']]);
    expect([30, 31].map((scrutiny) => codesOf({ scrutiny }))).toEqual([[], ['out-of-range']]);
  });

  test('[G20] [K3] every issue is told, not only the first', () => {
    const wrong = incident({
      tokens: 9,
      opening: ['nobody'],
      gate: [
        gate('W', [
          [1, 'tag NO'],
          [1, 'agree'],
        ]),
      ],
    });
    expect(issuesOf(wrong).map(({ code }) => code)).toEqual([
      'unknown-clause',
      'no-axis',
      'unknown-reference',
      'out-of-range',
    ]);
  });

  test('[G7] a modifier is known by its id', () => {
    const setup = read(incident({ modifier: [modifier('RATE_LIMIT')] }));
    expect(MODIFIERS.filter((id) => hasModifier(setup, id))).toEqual(['modifier.RATE_LIMIT']);
  });

  test('[G3] strictness by act', () => {
    expect([1, 2, 3].map((act) => read(incident({ act })).strictness)).toEqual([
      [3, 4],
      [3, 5],
      [3, 5],
    ]);
    expect([1, 2, 3].map((act) => read(incident({ act, tuning: { strictness: [[1, 1]] } })).strictness)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(TOOL_BOX).toHaveLength(6);
  });
});
