import { describe, expect, test } from 'vitest';
import { CLAUSE_KINDS, type Clause, namedTags, parseClause } from './clause.ts';

const clauseOf = (text: string): Clause => {
  const clause = parseClause(text);
  if (!clause.ok) throw new Error(clause.fault.expected);
  return clause.value;
};
const faultOf = (text: string) => {
  const clause = parseClause(text);
  return clause.ok ? undefined : clause.fault;
};
const NOTHING = { trust: null, tags: [], traits: [], notTags: [], notTraits: [], listed: false, axis: false };

describe('[G11] clauses as they are written', () => {
  const rows: readonly [text: string, clause: unknown][] = [
    ['trust VERIFIED', { kind: 'trust', trust: 'VERIFIED' }],
    ['every PLAUSIBLE', { kind: 'every', trust: 'PLAUSIBLE' }],
    ['tag SENSOR', { kind: 'tag', tags: ['SENSOR'] }],
    ['tag PURCHASE|TIME', { kind: 'tag', tags: ['PURCHASE', 'TIME'] }],
    ['without PRIVACY', { kind: 'without', tags: ['PRIVACY'] }],
    ['trait TIMESTAMPED', { kind: 'trait', traits: ['TIMESTAMPED'] }],
    ['sealed', { kind: 'sealed' }],
    ['listed', { kind: 'listed' }],
    [
      'card VERIFIED SENSOR|SYSTEM_LOG',
      { kind: 'card', like: { ...NOTHING, trust: 'VERIFIED', tags: ['SENSOR', 'SYSTEM_LOG'] } },
    ],
    [
      'card listed !EDITABLE !FOOD',
      { kind: 'card', like: { ...NOTHING, listed: true, notTraits: ['EDITABLE'], notTags: ['FOOD'] } },
    ],
    ['card axis HASHED', { kind: 'card', like: { ...NOTHING, axis: true, traits: ['HASHED'] } }],
    [
      'pair SENSOR with !SENSOR',
      { kind: 'pair', like: { ...NOTHING, tags: ['SENSOR'] }, anchor: { ...NOTHING, notTags: ['SENSOR'] } },
    ],
    ['pair MOOD with any', { kind: 'pair', like: { ...NOTHING, tags: ['MOOD'] }, anchor: NOTHING }],
    ['corroborated', { kind: 'corroborated' }],
    ['tool METADATA_SCRAPER', { kind: 'tool', tool: 'tool.METADATA_SCRAPER' }],
    ['families', { kind: 'families' }],
    ['fresh', { kind: 'fresh' }],
    ['agree', { kind: 'agree' }],
    ['cycled', { kind: 'cycled' }],
    ['flagged', { kind: 'flagged' }],
    ['rewired', { kind: 'rewired', from: null }],
    ['rewired SENSOR', { kind: 'rewired', from: 'SENSOR' }],
    ['bound', { kind: 'bound' }],
    ['  tag   SENSOR ', { kind: 'tag', tags: ['SENSOR'] }],
  ];
  test.each(rows)('[G11] "%s"', (text, clause) => {
    expect(clauseOf(text)).toEqual(clause);
  });

  test('[G11] every kind is written above', () => {
    expect(new Set(rows.map(([, clause]) => (clause as Clause).kind))).toEqual(new Set(CLAUSE_KINDS));
  });

  const wrong: readonly [text: string, expected: RegExp, nearest?: string][] = [
    ['', /begins with one of/],
    ['tags SENSOR', /begins with one of/, 'tag'],
    ['trust', /trust VERIFIED/],
    ['trust VERIFIDE', /one of SKETCHY/, 'VERIFIED'],
    ['trust VERIFIED SENSOR', /trust VERIFIED/],
    ['tag', /tag SENSOR/],
    ['tag SENSORS', /one of TIME/, 'SENSOR'],
    ['tag SENSOR TIME', /tag SENSOR/],
    ['without NOTHING', /one of TIME/],
    ['trait HASH', /one of TIMESTAMPED/],
    ['tool tool.REDACT', /one of CORROBORATE/],
    ['tool', /tool METADATA_SCRAPER/],
    ['rewired SENSR', /one of TIME/, 'SENSOR'],
    ['card', /card VERIFIED/],
    ['card VERIFIED SENSR', /one of/, 'SENSOR'],
    ['pair SENSOR', /pair SENSOR with/],
    ['pair with SENSOR', /pair SENSOR with/],
    ['pair SENSOR with', /pair SENSOR with/],
    ['pair SENSR with any', /one of/, 'SENSOR'],
    ['pair SENSOR with anny', /one of/, 'any'],
    ['sealed twice', /^sealed$/],
    ['bound SENSOR', /^bound$/],
  ];
  test.each(wrong)('[G11] "%s" is none', (text, expected, nearest) => {
    const fault = faultOf(text);
    expect(fault?.expected).toMatch(expected);
    if (nearest !== undefined) expect(fault?.nearest).toBe(nearest);
  });

  test('[G5] the tags a clause names are those it asks for', () => {
    expect(namedTags(clauseOf('tag SENSOR|TIME'))).toEqual(['SENSOR', 'TIME']);
    expect(namedTags(clauseOf('card VERIFIED MOOD !FOOD'))).toEqual(['MOOD']);
    expect(namedTags(clauseOf('pair MOOD with WORK'))).toEqual(['MOOD', 'WORK']);
    for (const text of ['without SENSOR', 'rewired SENSOR', 'agree', 'trust VERIFIED', 'pair any with !SENSOR'])
      expect(namedTags(clauseOf(text))).toEqual([]);
  });
});
