import type { Mutable } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { CLAUSE_KINDS } from './clause.ts';
import { isSealed } from './clause-tests.ts';
import { gate, incident, pathOf, payload, placeOf, read, stateWith } from './small.fixture.ts';
import { declare, type State } from './state.ts';
import { FAMILIES, TAGS, type Tool, TRAITS, traitBits } from './vocabulary.ts';

const written = (clause: string) =>
  incident({
    gate: [
      gate(
        'ONE',
        [
          [10, clause],
          [10, 'tool SAFE_MODE', 'tool REDACT'],
        ],
        { sources: ['log', 'album'], axis: ['TIME', 'LOCATION'] },
      ),
    ],
  });

type Row = readonly [clause: string, names: readonly string[], met: boolean, tool?: Tool];

/** Both sides of every kind; what depends on more than the payload is tested below. */
const rows: readonly Row[] = [
  ['trust VERIFIED', ['meter'], true],
  ['trust VERIFIED', ['receipt'], false],
  ['trust VERIFIED', ['meter', 'rumour'], true],
  ['trust PLAUSIBLE', ['rumour'], false],
  ['trust PLAUSIBLE', ['rumour', 'receipt'], true],
  ['trust SKETCHY', ['rumour'], true],
  ['every PLAUSIBLE', ['receipt', 'meter'], true],
  ['every PLAUSIBLE', ['receipt', 'rumour'], false],
  ['every VERIFIED', ['meter', 'badge'], true],
  ['every VERIFIED', ['meter', 'receipt'], false],
  ['tag SENSOR', ['meter'], true],
  ['tag SENSOR', ['receipt'], false],
  ['tag SENSOR', ['receipt', 'meter'], true],
  ['tag PURCHASE|MOOD', ['receipt'], true],
  ['tag PURCHASE|MOOD', ['diary'], true],
  ['tag PURCHASE|MOOD', ['meter'], false],
  ['without PRIVACY', ['meter'], true],
  ['without PRIVACY', ['cover'], false],
  ['without PRIVACY', ['meter', 'cover'], false],
  ['without PRIVACY|SENSOR', ['meter'], false],
  ['trait TIMESTAMPED', ['receipt'], true],
  ['trait TIMESTAMPED', ['meter'], false],
  ['trait TIMESTAMPED|HASHED', ['meter'], true],
  ['trait HASHED', ['photo'], true, 'tool.HASH_RECEIPT'],
  ['trait REDACTED', ['photo'], true, 'tool.REDACT'],
  ['trait TIMESTAMPED', ['photo'], true, 'tool.METADATA_SCRAPER'],
  ['trait TIMESTAMPED', ['meter'], false, 'tool.METADATA_SCRAPER'],
  ['sealed', ['meter'], true],
  ['sealed', ['receipt'], true],
  ['sealed', ['ticket'], true],
  ['sealed', ['photo'], false],
  ['sealed', ['photo', 'meter'], false],
  ['sealed', ['meter', 'photo'], false],
  ['sealed', ['photo', 'meter'], true, 'tool.HASH_RECEIPT'],
  ['listed', ['log'], true],
  ['listed', ['photo', 'meter'], true],
  ['listed', ['meter'], false],
  ['card VERIFIED SENSOR', ['meter'], true],
  ['card VERIFIED SENSOR', ['thermo'], false],
  ['card VERIFIED SENSOR', ['thermo', 'log'], false],
  ['card VERIFIED SENSOR|SYSTEM_LOG', ['log'], true],
  ['card VERIFIED listed', ['log'], true],
  ['card VERIFIED listed', ['photo', 'meter'], false],
  ['card VERIFIED axis', ['log'], true],
  ['card VERIFIED axis', ['badge', 'receipt'], false],
  ['card TIME HASHED !EDITABLE', ['log'], true],
  ['card TIME HASHED !EDITABLE', ['ticket'], false],
  ['card TIMESTAMPED HASHED', ['ticket'], true],
  ['card TIMESTAMPED HASHED', ['receipt', 'log'], false],
  ['card MEDIA !FOOD', ['cover'], true],
  ['card MEDIA !FOOD', ['photo'], false],
  ['pair SENSOR with !SENSOR', ['meter', 'receipt'], true],
  ['pair SENSOR with !SENSOR', ['receipt', 'thermo'], true],
  ['pair SENSOR with !SENSOR', ['meter', 'thermo'], false],
  ['pair SENSOR with !SENSOR', ['meter'], false],
  ['pair EDITABLE with !EDITABLE', ['photo', 'meter'], true],
  ['pair EDITABLE with !EDITABLE', ['photo', 'ticket'], false],
  ['pair MOOD with any', ['diary', 'meter'], true],
  ['pair MOOD with any', ['diary'], false],
  ['pair MOOD with any', ['meter', 'receipt'], false],
  ['pair VERIFIED TIME with PLAUSIBLE SENSOR', ['log', 'thermo'], true],
  ['pair VERIFIED TIME with PLAUSIBLE SENSOR', ['log', 'hunch'], false],
  ['tool REDACT', ['meter'], true, 'tool.REDACT'],
  ['tool REDACT', ['meter'], false, 'tool.HASH_RECEIPT'],
  ['tool REDACT', ['cover'], false],
  ['families', ['meter', 'receipt'], true],
  ['families', ['meter', 'thermo'], false],
  ['families', ['meter'], false],
  ['agree', ['receipt', 'log'], true],
  ['agree', ['rumour', 'ticket'], true],
  ['agree', ['meter', 'thermo'], false],
  ['agree', ['receipt', 'rumour'], false],
  ['agree', ['receipt'], false],
];

describe('[G11] clauses', () => {
  const asked = rows.map(([clause, names, met, tool = null]) => [clause, names, met, tool] as const);
  test.each(asked)('[G11] "%s" with %j: %s', (clause, names, met, tool) => {
    expect(pathOf(written(clause), names, tool) === 1).toBe(met);
  });

  const HUMAN = 1 << FAMILIES.indexOf('HUMAN');
  type Held = readonly [
    clause: string,
    names: readonly string[],
    changes: (place: (id: string) => number) => Partial<Mutable<State>>,
    met: boolean,
  ];
  const state: readonly Held[] = [
    ['corroborated', ['meter'], () => ({}), false],
    ['corroborated', ['meter', 'receipt'], (at) => ({ corroborated: 1 << at('receipt') }), true],
    ['corroborated', ['meter'], (at) => ({ corroborated: 1 << at('receipt') }), false],
    ['fresh', ['diary'], () => ({}), true],
    ['fresh', ['diary'], () => ({ families: HUMAN }), false],
    ['fresh', ['meter', 'chart'], () => ({ families: HUMAN }), false],
    ['fresh', ['meter'], () => ({ families: HUMAN }), true],
    ['cycled', ['meter'], () => ({ last: 'cycle' }), true],
    ['cycled', ['meter'], () => ({ last: 'inject' }), false],
    ['cycled', ['meter'], () => ({}), false],
    ['flagged', ['meter'], () => ({}), false],
    ['flagged', ['meter'], () => ({ flags: [declare({ path: 1, strike: -1, ends: 3 })] }), true],
    ['rewired', ['chart'], () => ({}), false],
    ['rewired', ['chart'], (at) => ({ rewired: 1 << at('chart'), rewires: [at('chart') * 256 + 2] }), true],
    ['rewired', ['meter'], (at) => ({ rewired: 1 << at('chart'), rewires: [at('chart') * 256 + 2] }), false],
    ['rewired HEALTH', ['chart'], (at) => ({ rewired: 1 << at('chart'), rewires: [at('chart') * 256 + 2] }), true],
    ['rewired SENSOR', ['chart'], (at) => ({ rewired: 1 << at('chart'), rewires: [at('chart') * 256 + 2] }), false],
    ['bound', ['chart'], (at) => ({ bound: 1 << at('chart') }), true],
    ['bound', ['meter'], (at) => ({ bound: 1 << at('chart') }), false],
  ];
  test.each(state)('[G11] "%s" with %j, in a state made for it', (clause, names, changes, met) => {
    const setup = read(written(clause));
    const at = stateWith(
      setup,
      changes((id) => placeOf(setup, id)),
    );
    const [test] = setup.gates[0]!.paths[0]!.tests;
    expect(test!(payload(setup, at, names), at.flags[0] !== 0)).toBe(met);
  });

  test('[G11] every kind stands in these tables, met and not met', () => {
    const tried = [
      ...rows.map(([clause, , met]) => [clause, met] as const),
      ...state.map(([clause, , , met]) => [clause, met] as const),
    ];
    for (const kind of CLAUSE_KINDS)
      for (const met of [true, false])
        expect([kind, met, tried.some(([clause, was]) => clause.split(' ')[0] === kind && was === met)]).toEqual([
          kind,
          met,
          true,
        ]);
  });

  test('[G11] [G6] sealed: not EDITABLE, or HASHED', () => {
    expect(isSealed(traitBits([]))).toBe(true);
    expect(isSealed(traitBits(['EDITABLE']))).toBe(false);
    expect(isSealed(traitBits(['EDITABLE', 'HASHED']))).toBe(true);
    expect(isSealed(traitBits(TRAITS.filter((trait) => trait !== 'EDITABLE')))).toBe(true);
    expect(TAGS).toHaveLength(14);
  });
});
