import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { CALM, CARDS, card, EVIDENCE, type Fields, NEVER, puzzle, RESERVE, read, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';

type Place = readonly (string | number)[];
type Fault = readonly [what: string, changes: Fields, code: string, path: Place];

const issues = (written: unknown) => {
  const setup = protocol.parseSetup(written);
  return setup.ok ? [] : setup.fault;
};

/** The twelve cards with one of them changed. */
const withCard = (more: Fields, at = 0): Fields => ({
  card: CARDS.map((one, i) => (i === at ? { ...one, ...more } : one)),
});

const withPaths = (...path: readonly Fields[]): Fields => ({ protocol: [{ ...CALM, path }] });

const entries = (...froms: readonly number[]): Fields => ({
  schedule: froms.map((from) => ({ from, protocol: 'CALM' })),
});

describe('[P38] the fields of a puzzle', () => {
  test('[P38] D05v1-31 D05v1-32 D05v1-37 what is left out', () => {
    const { script: made } = read(undrafted());
    expect(made).toMatchObject({ resistance: 100, turns: 8, scrutiny: 0, scans: 2 });
    expect(made.evidence).toBeUndefined();
    expect(made.schedule[0]?.no_repeat).toBe(false);
    expect(made.card[0]).toMatchObject({ traits: [] });
  });

  test('[P38] the tuning gives Resistance, turns and SCANs, and the puzzle may say otherwise', () => {
    const tuning = { resistance: 80, turns: 6, scan_limit: 1 };
    expect(read(puzzle({ tuning })).script).toMatchObject({ resistance: 80, turns: 6, scans: 1 });
    const own = { resistance: 40, turns: 3, scans: 0 };
    expect(read(puzzle({ tuning, ...own })).script).toMatchObject(own);
  });

  test.each(['target', 'schedule', 'protocol', 'card'])('[P38] %s is required', (field) => {
    expect(issues(puzzle({ [field]: undefined }))).toMatchObject([{ code: 'missing-key', path: [field] }]);
  });

  const ranges: readonly [field: string, least: number, most: number][] = [
    ['turns', 1, 12],
    ['scans', 0, 3],
    ['scrutiny', 0, 5],
    ['resistance', 1, 100],
  ];
  test.each(ranges)('[P38] [P39] %s goes from %i to %i', (field, least, most) => {
    for (const value of [least, most]) expect(issues(puzzle({ [field]: value }))).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5])
      expect(issues(puzzle({ [field]: value }))).toMatchObject([{ code: 'out-of-range', path: [field] }]);
  });

  const absent: readonly [field: string, value: unknown][] = [
    ['modifier', ['DEEP_VERIFY']],
    ['tokens', 1],
    ['acts', 3],
    ['shop', {}],
  ];
  test.each(absent)('[P42] D29-101 a Daily has no %s', (field, value) => {
    expect(issues(puzzle({ [field]: value }))).toMatchObject([{ code: 'unknown-key', path: [field] }]);
  });

  test('[P38] a setup written out again is the same setup', () => {
    const made = protocol.makeSetup(read(puzzle({ tuning: { turns: 7 } })));
    expect(made).toMatchObject({ turns: 7, scans: 2, tuning: { turns: 7, compliance_cap: 30 } });
    expect(canonical(protocol.makeSetup(read(made as Fields)))).toBe(canonical(made));
  });
});

describe('[P36] cards', () => {
  const faults: readonly Fault[] = [
    ['D29-26 D05v1-25 another trust', withCard({ trust: 'DUBIOUS' }), 'unknown-word', ['card', 0, 'trust']],
    ['D05v1-26 an unknown tag', withCard({ tags: ['FOOD', 'TIEM'] }), 'unknown-word', ['card', 0, 'tags', 1]],
    ['D05v1-27 an unknown trait', withCard({ traits: ['TIMED'] }), 'unknown-word', ['card', 0, 'traits', 0]],
    ['a trait among tags', withCard({ tags: ['HASHED'] }), 'unknown-word', ['card', 0, 'tags', 0]],
    ['D29-49 an Impact of 12.5', withCard({ impact: 12.5 }), 'out-of-range', ['card', 0, 'impact']],
    ['an Impact of 0', withCard({ impact: 0 }), 'out-of-range', ['card', 0, 'impact']],
    ['an Impact of 101', withCard({ impact: 101 }), 'out-of-range', ['card', 0, 'impact']],
    ['an Impact in words', withCard({ impact: 'twelve' }), 'wrong-type', ['card', 0, 'impact']],
    ['no tags', withCard({ tags: undefined }), 'missing-key', ['card', 0, 'tags']],
    ['an id with a space', withCard({ id: 'my badge' }, 6), 'malformed', ['card', 6, 'id']],
    ['an empty name', withCard({ name: '' }), 'out-of-range', ['card', 0, 'name']],
    ['a name of 41 letters', withCard({ name: 'x'.repeat(41) }), 'out-of-range', ['card', 0, 'name']],
    ['a line of 161 letters', withCard({ line: 'x'.repeat(161) }), 'out-of-range', ['card', 0, 'line']],
    ['a field of another game', withCard({ power: 3 }), 'unknown-key', ['card', 0, 'power']],
  ];
  test.each(faults)('[P36] %s', (_, changes, code, path) => {
    expect(issues(puzzle(changes))).toMatchObject([{ code, path, severity: 'error' }]);
  });

  const good: readonly [what: string, more: Fields][] = [
    ['the least Impact', { impact: 1 }],
    ['the most Impact', { impact: 100 }],
    ['D05v1-27 no traits', { traits: undefined }],
    ['every trait', { traits: ['TIMESTAMPED', 'EDITABLE', 'CORROBORATABLE', 'HASHED', 'REDACTED', 'SOURCE_TRUSTED'] }],
    ['a name of 40 letters and a line of 160', { name: 'x'.repeat(40), line: 'x'.repeat(160) }],
  ];
  test.each(good)('[P36] %s is taken', (_, more) => {
    expect(issues(puzzle(withCard(more)))).toEqual([]);
  });

  test('[P36] D05v1-26 an unknown word brings the nearest known one', () => {
    expect(issues(puzzle(withCard({ tags: ['TIEM'] })))[0]?.nearest).toBe('TIME');
  });
});

describe('[P39] what a setup must keep', () => {
  const faults: readonly Fault[] = [
    ['D29-42 one path', withPaths({}), 'out-of-range', ['protocol', 0, 'path']],
    ['D29-42 five paths', withPaths({}, {}, {}, {}, {}), 'out-of-range', ['protocol', 0, 'path']],
    ['an unknown clause', withPaths({ tag: ['TIME'] }, {}), 'unknown-key', ['protocol', 0, 'path', 0, 'tag']],
    ['an empty clause', withPaths({ tags: [] }, {}), 'out-of-range', ['protocol', 0, 'path', 0, 'tags']],
    ['three VERIFIED of two', withPaths({ verified: 3 }, {}), 'out-of-range', ['protocol', 0, 'path', 0, 'verified']],
    ['a payload of none', withPaths({}, { at_least: 0 }), 'out-of-range', ['protocol', 0, 'path', 1, 'at_least']],
    ['no schedule', entries(), 'out-of-range', ['schedule']],
    ['a schedule of four', entries(1, 2, 3, 4), 'out-of-range', ['schedule']],
    ['a schedule from turn 2', entries(2), 'out-of-range', ['schedule', 0, 'from']],
    ['two entries on one turn', entries(1, 3, 3), 'out-of-range', ['schedule', 2, 'from']],
    ['entries out of order', entries(1, 4, 3), 'out-of-range', ['schedule', 2, 'from']],
    ['an entry after the last turn', entries(1, 9), 'out-of-range', ['schedule', 1, 'from']],
    [
      'an entry for no protocol',
      { schedule: [{ from: 1, protocol: 'CLAM' }] },
      'unknown-reference',
      ['schedule', 0, 'protocol'],
    ],
    ['a protocol twice', { protocol: [CALM, CALM] }, 'duplicate-id', ['protocol', 1, 'id']],
    ['a card id twice', withCard({ id: 'badge' }, 7), 'duplicate-id', ['card', 7, 'id']],
    ['Evidence of one', { evidence: ['badge'] }, 'out-of-range', ['evidence']],
    ['Evidence of an unknown card', { evidence: ['badge', 'recipt'] }, 'unknown-reference', ['evidence', 1]],
    ['Evidence with a card twice', { evidence: ['badge', 'badge'] }, 'duplicate-id', ['evidence', 1]],
    ['one card', { card: [card('badge', 9)], evidence: undefined }, 'out-of-range', ['card']],
    ['thirteen cards', { card: [...EVIDENCE, ...RESERVE, 'r7'].map((id) => card(id, 9)) }, 'out-of-range', ['card']],
    [
      'five cards to draft six from',
      { card: EVIDENCE.slice(1).map((id) => card(id, 9)), evidence: undefined },
      'too-few-cards',
      ['card'],
    ],
    ['Resistance above its maximum', { resistance: 101 }, 'out-of-range', ['resistance']],
    ['Scrutiny above its cap', { scrutiny: 6 }, 'out-of-range', ['scrutiny']],
    ['a draft of one', { tuning: { keep: 1 } }, 'out-of-range', ['tuning', 'keep']],
  ];
  test.each(faults)('[P39] %s', (_, changes, code, path) => {
    expect(issues(puzzle(changes))).toMatchObject([{ code, path }]);
  });

  const good: readonly [what: string, changes: Fields][] = [
    ['D29-42 two paths', withPaths({}, NEVER)],
    ['D29-42 four paths', withPaths({}, {}, {}, NEVER)],
    ['an entry on the last turn', entries(1, 2, 8)],
    ['one protocol enforced twice', entries(1, 2)],
    ['Evidence of two', { evidence: ['badge', 'memo'] }],
    ['Evidence of all', { evidence: [...EVIDENCE, ...RESERVE] }],
    ['six cards to draft six from', { card: EVIDENCE.map((id) => card(id, 9)), evidence: undefined }],
    ['two cards where two are kept', { card: [card('a', 9), card('b', 9)], evidence: undefined, tuning: { keep: 2 } }],
    ['D29-69 Scrutiny at its cap', { scrutiny: 5 }],
  ];
  test.each(good)('[P39] %s is a setup', (_, changes) => {
    expect(issues(puzzle(changes))).toEqual([]);
  });

  test('[P39] every issue is reported, not the first alone', () => {
    const found = issues(puzzle({ scrutiny: 6, resistance: 200, evidence: ['badge', 'badge'], ...entries(2) }));
    expect(found.map(({ path }) => path.join('.'))).toEqual([
      'schedule.0.from',
      'evidence.1',
      'resistance',
      'scrutiny',
    ]);
  });

  test('[P39] an unknown reference brings the nearest id', () => {
    const [found] = issues(puzzle({ evidence: ['badge', 'recipt'] }));
    expect(found).toMatchObject({ found: 'recipt', nearest: 'receipt' });
  });
});
