import type { Issue } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { advise, complete, type Pack, parsePack } from './pack.ts';
import { protocol } from './protocol.ts';
import { CALM, card, type Fields, NEVER } from './table.fixture.ts';

const CARDS = Array.from({ length: 60 }, (_, i) => card(`card-${i}`, 14, { tags: ['TIME'] }));

const pack = (changes: Fields = {}): Fields => ({
  tuning: {},
  lock: [{ id: 'FRIDGE', name: 'the fridge', line: 'It is cold in there.' }],
  protocol: ['A', 'B', 'C'].map((id) => ({ ...CALM, id, path: [{ at_least: 1 }, { tags: ['TIME'] }] })),
  card: CARDS,
  ...changes,
});

const withCard = (more: Fields): Fields => pack({ card: CARDS.map((one, i) => (i === 4 ? { ...one, ...more } : one)) });

const issues = (written: Fields): readonly Issue[] => {
  const parsed = parsePack(written);
  return parsed.ok ? advise(parsed.value as unknown as Pack) : parsed.fault;
};

describe('[P36] [P45] cards of a pack', () => {
  const rows: readonly [what: string, more: Fields, found: readonly (readonly [code: string, severity: string])[]][] = [
    ['D05v1-24 Impact 7', { impact: 7 }, [['out-of-range', 'error']]],
    ['D05v1-24 Impact 8', { impact: 8, trust: 'VERIFIED' }, []],
    ['D05v1-24 Impact 40', { impact: 40, trust: 'SKETCHY' }, []],
    ['D05v1-24 Impact 41', { impact: 41, trust: 'SKETCHY' }, [['out-of-range', 'error']]],
    ['D05v1-28 VERIFIED 20', { impact: 20, trust: 'VERIFIED' }, []],
    ['D05v1-28 VERIFIED 21', { impact: 21, trust: 'VERIFIED' }, [['unusual-impact', 'warning']]],
    ['D05v1-29 PLAUSIBLE 11', { impact: 11 }, [['unusual-impact', 'warning']]],
    ['D05v1-29 PLAUSIBLE 12', { impact: 12 }, []],
    ['D05v1-29 PLAUSIBLE 28', { impact: 28 }, []],
    ['D05v1-29 PLAUSIBLE 29', { impact: 29 }, [['unusual-impact', 'warning']]],
    ['D05v1-30 SKETCHY 19', { impact: 19, trust: 'SKETCHY' }, [['unusual-impact', 'warning']]],
    ['D05v1-30 SKETCHY 20', { impact: 20, trust: 'SKETCHY' }, []],
    ['no tag', { tags: [] }, [['too-few-tags', 'error']]],
    ['a tag twice', { tags: ['TIME', 'TIME'] }, [['duplicate-word', 'error']]],
    ['a trait twice', { traits: ['HASHED', 'HASHED'] }, [['duplicate-word', 'error']]],
  ];
  test.each(rows)('[P36] %s', (_, more, found) => {
    expect(issues(withCard(more)).map(({ code, severity }) => [code, severity])).toEqual(found);
  });

  test('[P45] 59 cards bring a warning, 11 an error', () => {
    expect(issues(pack({ card: CARDS.slice(1) }))).toMatchObject([{ code: 'few-cards', severity: 'warning' }]);
    expect(issues(pack({ card: CARDS.slice(0, 11) }))).toMatchObject([{ code: 'out-of-range', path: ['card'] }]);
  });
});

describe('[P45] protocols of a pack', () => {
  const withPaths = (...path: readonly Fields[]): Fields =>
    pack({
      protocol: ['A', 'B', 'C'].map((id) => ({
        id,
        line: 'A rule.',
        path:
          id === 'B'
            ? path
            : [
                { at_most: 1 },
                {
                  at_most: 2,
                },
              ],
      })),
    });
  const rows: readonly [what: string, path: readonly Fields[], codes: readonly string[]][] = [
    ['two paths that some payload meets', [{ tags: ['TIME'] }, { at_most: 1 }], []],
    ['a path without clauses', [{}, { at_most: 1 }], ['empty-path']],
    ['a path that no payload meets', [{ tags: ['FOOD'] }, { at_most: 1 }], ['unreachable-path']],
    ['no path met', [{ tags: ['FOOD'] }, NEVER], ['unreachable-path', 'unreachable-path', 'unreachable-protocol']],
    ['D29-42 one path', [{ at_most: 1 }], ['out-of-range']],
  ];
  test.each(rows)('[P45] %s', (_, path, codes) => {
    expect(issues(withPaths(...path)).map(({ code }) => code)).toEqual(codes);
  });

  test.each(['lock', 'protocol', 'card'])('[P45] an id of a %s twice', (list) => {
    const things = pack()[list] as readonly Fields[];
    expect(issues(pack({ [list]: [...things, things[0]] }))).toMatchObject([
      { code: 'duplicate-id', path: [list, things.length, 'id'] },
    ]);
  });
});

describe('[P45] a puzzle written with ids of the pack', () => {
  const deal = ['card-3', 'card-9', 'mine'];
  const written = {
    target: 'FRIDGE',
    deal: deal.slice(0, 2),
    card: [card('mine', 20)],
    evidence: deal,
    schedule: [
      { from: 1, protocol: 'B' },
      { from: 2, protocol: 'OWN' },
    ],
    protocol: [{ ...CALM, id: 'OWN' }],
  };
  const whole = parsePack(pack({ tuning: { compliance_cap: 25 } }));
  const made = (more: Fields = {}) =>
    protocol.parseSetup(complete((whole.ok ? whole.value : null) as unknown as Pack, { ...written, ...more }));

  test('[P45] cards by `deal`, protocols by the schedule, numbers by the pack; its own stay', () => {
    const setup = made();
    expect(setup).toMatchObject({ ok: true });
    if (!setup.ok) return;
    expect(setup.value.puzzle.card.map(({ id }) => id)).toEqual(deal);
    expect(setup.value.puzzle.protocol.map(({ id }) => id)).toEqual(['OWN', 'B']);
    expect(setup.value.puzzle.tuning.compliance_cap).toBe(25);
  });

  test('[P45] [P37] a number the puzzle writes itself goes before the pack’s', () => {
    expect(made({ tuning: { compliance_cap: 12 } })).toMatchObject({
      value: { puzzle: { tuning: { compliance_cap: 12 } } },
    });
  });

  test('[P45] a card that the pack does not have is no card', () => {
    expect(made({ deal: ['card-99', 'card-1'] }).ok).toBe(false);
  });
});
