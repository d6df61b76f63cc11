import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { type Pack, packWarnings, parsePack } from './pack.ts';
import type { Fields } from './small.fixture.ts';
import { AUDITS, BOSS_RULES, MODIFIERS, TOOLS } from './vocabulary.ts';

const pack = readContent();
const codesOf = (changes: Fields): readonly string[] => {
  const parsed = parsePack({ ...pack, ...changes });
  return parsed.ok ? [] : parsed.fault.map(({ code }) => code);
};
const without = (list: readonly { readonly id: string }[], id: string) => list.filter((one) => one.id !== id);

describe('[G20] packs', () => {
  test('[G20] the shipped one has no issue, and nothing to be advised of', () => {
    expect(codesOf({})).toEqual([]);
    expect(packWarnings(pack)).toEqual([]);
  });

  test('[G20] an entry for every tool, modifier and Audit', () => {
    for (const id of TOOLS) expect(codesOf({ tool: without(pack.tool, id) })).toEqual(['missing-entry']);
    for (const id of MODIFIERS)
      expect([id, ...codesOf({ modifier: without(pack.modifier, id) })]).toEqual([
        id,
        ...(BOSS_RULES.includes(id) ? [] : ['missing-entry']),
      ]);
    for (const id of AUDITS) expect(codesOf({ audit: without(pack.audit, id) })).toEqual(['missing-entry']);
  });

  test('[G20] sources are those of artifacts, and SOURCE_LOCK has one', () => {
    const audit = pack.audit.map((one) => (one.id === 'audit.SOURCE_LOCK' ? { ...one, source: 'nowhere' } : one));
    expect(codesOf({ audit })).toEqual(['unknown-reference']);
    const bare = pack.audit.map(({ source: _, ...one }) => one);
    expect(codesOf({ audit: bare })).toEqual(['missing-key']);
    const gate = pack.gate.map((one) => (one.sources.length > 0 ? { ...one, sources: ['nowhere'] } : one));
    expect(codesOf({ gate })).toEqual(['unknown-reference']);
  });

  test('[G6] a row adds another tag, once', () => {
    expect(codesOf({ rewire: [...pack.rewire, { from: 'TIME', to: 'TIME' }] })).toEqual(['same-tag']);
    expect(codesOf({ rewire: [...pack.rewire, pack.rewire[0]] })).toEqual(['duplicate-row']);
    expect(codesOf({ rewire: [...pack.rewire, { from: 'TIME', to: 'TIMESTAMPED' }] })).toHaveLength(1);
  });

  test('[G20] two of one id', () => {
    for (const list of ['gate', 'artifact', 'tool', 'modifier', 'audit'] as const)
      expect(codesOf({ [list]: [...pack[list], pack[list][0]] })).toEqual(['duplicate-id']);
  });

  test('[G20] faults of its gates, artifacts and tuning', () => {
    const [first, ...rest] = pack.gate;
    expect(
      codesOf({ gate: [{ ...first, path: [...first!.path.slice(1), { base: 5, clauses: ['dance'] }] }, ...rest] }),
    ).toEqual(['unknown-clause']);
    expect(
      codesOf({ artifact: [...pack.artifact, { ...pack.artifact[0], id: 'twice', tags: ['MOOD', 'MOOD'] }] }),
    ).toEqual(['duplicate-word']);
    expect(codesOf({ tuning: { ...pack.tuning, declared: [1, 0] } })).toEqual(['out-of-range']);
  });

  test('[G20] advice: unusual power, a family of which there is nothing', () => {
    const loud = { ...pack, artifact: pack.artifact.map((one, i) => (i === 0 ? { ...one, power: 10 } : one)) } as Pack;
    expect(packWarnings(loud)).toMatchObject([{ code: 'unusual-power', severity: 'warning' }]);
    const thin = { ...pack, artifact: pack.artifact.filter(({ family }) => family !== 'HUMAN') } as Pack;
    expect(packWarnings(thin)).toMatchObject([{ code: 'empty-family', severity: 'warning' }]);
  });
});
