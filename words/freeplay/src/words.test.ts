import { OFFERS } from '@lockstep/freeplay';
import { AUDITS, FACTORS, MODIFIERS, TOOLS } from '@lockstep/gates';
import { COURTROOM, sectionText, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { clauseWords, gateWords, pathWords } from './clause.ts';
import { MOVE_NAME, moveWords } from './move.ts';
import { auditName, gateName, modifierName, offerName, plainName, toolName } from './names.ts';
import { chainWords, FACTOR_NAME, fractionWords, partWords } from './part.ts';
import { quickReference } from './quick.ts';
import { conditionWords, rowWords } from './rule.ts';
import { rulebook } from './rulebook.ts';
import { aura, koa, MACHINE, pack } from './run.fixture.ts';

const CLAUSES: readonly [written: string, said: string][] = [
  ['trust VERIFIED', 'one VERIFIED'],
  ['trust PLAUSIBLE', 'one PLAUSIBLE or better'],
  ['every PLAUSIBLE', 'every artifact PLAUSIBLE or better'],
  ['tag SENSOR', 'SENSOR'],
  ['tag TIME|PURCHASE', 'TIME or PURCHASE'],
  ['without PRIVACY', 'no PRIVACY'],
  ['trait TIMESTAMPED', 'TIMESTAMPED'],
  ['sealed', 'every artifact HASHED or not EDITABLE'],
  ['listed', 'one from a listed source'],
  ['card VERIFIED SENSOR|SYSTEM_LOG', 'one VERIFIED SENSOR or SYSTEM LOG'],
  ['card PLAUSIBLE listed', 'one PLAUSIBLE or better from a listed source'],
  ['card VERIFIED axis', 'one VERIFIED with a tag of its axis'],
  ['pair SENSOR with !SENSOR', 'one SENSOR beside one that is not SENSOR'],
  ['pair EDITABLE with !EDITABLE', 'one EDITABLE beside one that is not EDITABLE'],
  ['pair MOOD with any', 'one MOOD beside any other artifact'],
  ['corroborated', 'one that CORROBORATE has marked'],
  ['tool METADATA_SCRAPER', 'with the tool Metadata Scraper'],
  ['families', 'two families'],
  ['fresh', 'no family of the last INJECT'],
  ['agree', 'two that share a tag of its axis'],
  ['cycled', 'right after a CYCLE'],
  ['flagged', 'while a FLAG holds here'],
  ['rewired', 'one that REWIRE changed'],
  ['rewired SENSOR', 'one that REWIRE changed from SENSOR'],
  ['bound', 'one that CORROBORATE marked on the turn after its REWIRE'],
];

describe('[G11] clauses, paths and gates', () => {
  test.each(CLAUSES)('%s', (written, said) => expect(clauseWords(written)).toBe(said));

  test('every clause of every gate is said, none as it is written', () => {
    for (const { path } of pack.gate)
      for (const { clauses } of path)
        for (const clause of clauses) expect(clauseWords(clause), clause).not.toBe(clause);
  });

  test('a path is all of its clauses; a struck one is not asked', () => {
    const clauses = ['trust VERIFIED', 'tag SENSOR', 'trait SOURCE_TRUSTED'];
    expect(pathWords({ clauses })).toBe('one VERIFIED + SENSOR + SOURCE TRUSTED');
    expect(pathWords({ clauses, struck: 2 })).toBe('one VERIFIED + SOURCE TRUSTED');
    expect(pathWords({ clauses: ['agree'], struck: 1 })).toBe('anything');
  });

  test('what holds at a gate whichever path is tried', () => {
    const said = (id: string): string => gateWords(pack.gate.find((gate) => gate.id === id)!).join(' ');
    expect(said('gate.NO_SELF_REPORT')).toContain('No payload with SELF REPORT passes');
    expect(said('gate.SOURCE_ALLOWLIST')).toContain('Listed sources: ');
    expect(said('gate.CONSISTENCY_CHECK')).toBe('Its axis: TIME, LOCATION and WORK.');
    expect(said('gate.INTEGRITY_LOCK')).toContain('REWIRE takes only an artifact that is HASHED or not EDITABLE');
    expect(said('gate.SENSOR_DRIFT')).toBe('');
  });
});

describe('[G3] damage', () => {
  test('a fraction is a decimal where it is a short one', () => {
    expect(
      [
        [3, 4],
        [4, 3],
        [11, 10],
        [1, 1],
        [0, 1],
      ].map((one) => fractionWords(one as [number, number])),
    ).toEqual(['0.75', '4/3', '1.1', '1', '0']);
  });

  test('the chain names every factor that changes something', () => {
    expect(partWords({ factor: 'STRICTNESS', by: [3, 4] })).toBe('× 0.75 unconfirmed');
    expect(
      chainWords(40, [
        { factor: 'POWER', by: [9, 10] },
        { factor: 'TRUST', by: [1, 1] },
        { factor: 'DECLARED', by: [4, 3] },
      ]),
    ).toBe('40 × 0.9 power × 4/3 declared path');
    for (const factor of FACTORS) expect(FACTOR_NAME[factor]).toMatch(/^[A-Za-z ]+$/);
  });
});

describe('names and moves', () => {
  test('[G7] one name serves several things, and none is read with its kind', () => {
    expect(plainName('modifier.POLICY_LOCKDOWN')).toBe('Policy Lockdown');
    const names = [
      ...pack.gate.map(({ id }) => gateName(aura, id)),
      ...TOOLS.map((id) => toolName(aura, id)),
      ...MODIFIERS.map((id) => modifierName(aura, id)),
      ...AUDITS.map((id) => auditName(aura, id)),
      ...OFFERS.map((id) => offerName(aura, id)),
    ];
    for (const name of names) expect(name).not.toMatch(/[._]/);
  });

  test('[K6] D05v1-78 a move is called by the player’s word, with its price', () => {
    expect(Object.values(MOVE_NAME)).toEqual(['INJECT', 'SUBMIT', 'FLAG', 'REWIRE', 'CORROBORATE', 'CYCLE', 'EXPLOIT']);
    expect(moveWords(aura, 'flag')).toMatchObject({ name: 'FLAG', cost: 1 });
    expect(moveWords(aura, 'exploit', 3).cost).toBe(3);
    expect(moveWords(koa, 'exploit').does).toContain('12 damage');
    expect(moveWords(koa, 'submit').name).toBe('SUBMIT');
  });

  test('[G6] a row of the allowlist says its condition', () => {
    expect(rowWords({ from: 'FOOD', to: 'HEALTH', beside: 'AUTHORITY' })).toBe(
      'FOOD → HEALTH (another in your hand is AUTHORITY)',
    );
    expect(conditionWords({ from: 'FOOD', to: 'PURCHASE', trust: 'PLAUSIBLE' })).toBe('it is PLAUSIBLE or better');
    expect(conditionWords({ from: 'FOOD', to: 'HEALTH' })).toBe('always');
  });
});

test('[K6] no rule speaks like a machine or like a courtroom', () => {
  const text = [...rulebook({ pack }), ...rulebook({ pack, setup: koa })].map(sectionText).join('\n');
  expect(text).not.toMatch(MACHINE);
  expect(wordsFound(text, COURTROOM)).toEqual([]);
  expect(text).not.toMatch(/[a-z]_[a-z]/);
  for (const [, line] of quickReference({ pack })) expect(wordsFound(line, COURTROOM)).toEqual([]);
});
