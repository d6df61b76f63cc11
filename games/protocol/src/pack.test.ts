import { edit, type Fault, placeOf } from '@lockstep/conformance';
import type { Issue } from '@lockstep/kernel';
import { type LoadResult, load, reportIssue, type TomlFile } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { CONTENT, type FileName } from './content.fixture.ts';
import { gameModule } from './module.ts';
import { type Pack, parsePack, resolve, unknownNames, warnings } from './pack.ts';
import { CALM, card, type Fields, NEVER } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import { TAGS, TRAITS, TRUSTS, type Trust } from './vocabulary.ts';

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
  return parsed.ok ? warnings(parsed.value) : parsed.fault;
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
  const parsed = parsePack(pack({ tuning: { compliance_cap: 25 } }));
  if (!parsed.ok) throw new Error('no pack');
  const whole = parsed.value;
  const made = (more: Fields = {}) => protocol.parseSetup(resolve(whole, { ...written, ...more }));

  test('[P45] cards by `deal`, protocols by the schedule, numbers by the pack; its own stay', () => {
    const setup = made();
    expect(setup).toMatchObject({ ok: true });
    if (!setup.ok) return;
    expect(setup.value.script.card.map(({ id }) => id)).toEqual(deal);
    expect(setup.value.script.protocol.map(({ id }) => id)).toEqual(['OWN', 'B']);
    expect(setup.value.script.tuning.compliance_cap).toBe(25);
  });

  test('[P45] [P37] a number the puzzle writes itself goes before the pack’s', () => {
    expect(made({ tuning: { compliance_cap: 12 } })).toMatchObject({
      value: { script: { tuning: { compliance_cap: 12 } } },
    });
  });

  test('[P45] a card that the pack does not have is no card', () => {
    expect(made({ deal: ['card-99', 'card-1'] }).ok).toBe(false);
  });
});

const loadContent = (files: readonly TomlFile[]): LoadResult<Pack> =>
  load(files, gameModule.pack.parse, gameModule.pack.warnings);

/** The pack as published, edited in one place. */
const edited = (file: FileName, from: string, to: string) => edit(CONTENT, file, from, to);

describe('the pack as published', () => {
  const { value, issues: found } = loadContent(CONTENT);
  const whole = value!;

  test('[P45] is sound, without a warning', () => {
    expect(found.map(reportIssue)).toEqual([]);
    expect(whole).toBeDefined();
  });

  test('[P45] has 60 cards or more, and names and lines no two share', () => {
    expect(whole.card.length).toBeGreaterThanOrEqual(60);
    for (const field of ['id', 'name', 'line'] as const)
      expect(new Set(whole.card.map((one) => one[field])).size).toBe(whole.card.length);
  });

  test('[P45] D29-11 has the eight locks, FRIDGE, COFFEE and a door among them', () => {
    const ids = ['FRIDGE', 'THERMOSTAT', 'FRONT_DOOR', 'COFFEE', 'PANTRY', 'WIFI', 'TOASTER', 'ROUTER'];
    expect(whole.lock.map(({ id }) => id)).toEqual(ids);
    expect(new Set(whole.lock.map(({ line }) => line)).size).toBe(ids.length);
  });

  test('[P45] has the ten protocols', () => {
    expect(whole.protocol.map(({ id }) => id)).toEqual([
      'NO_SELF_REPORT',
      'TIMESTAMP_REQUIRED',
      'VERIFIED_SOURCE_ONLY',
      'RATE_LIMIT_REPEAT',
      'SINGLE_ATTACHMENT_ONLY',
      'AUTHORITY_REQUIRED',
      'LOCATION_REQUIRED',
      'SENSOR_DRIFT',
      'POLICY_LOCKDOWN',
      'CONSISTENCY_CHECK',
    ]);
  });

  test.each(TAGS)('[P36] D05v1-26 some card has the tag %s', (tag) => {
    expect(whole.card.some(({ tags }) => tags.includes(tag))).toBe(true);
  });

  test.each(TRAITS)('[P36] D05v1-27 some card has the trait %s', (trait) => {
    expect(whole.card.some(({ traits }) => traits.includes(trait))).toBe(true);
  });

  test('[P36] D05v1-25 D05v1-27 every trust tier is used, and a card without traits is a card', () => {
    expect(new Set(whole.card.map(({ trust }) => trust))).toEqual(new Set(TRUSTS));
    expect(whole.card.some(({ traits }) => traits.length === 0)).toBe(true);
  });

  test('[P45] a line that no rule reads changes nothing but the line', () => {
    const other = loadContent(edited('locks.toml', '"the fridge"', '"a fridge"')).value;
    expect(other).toEqual({ ...whole, lock: [{ ...whole.lock[0], name: 'a fridge' }, ...whole.lock.slice(1)] });
  });
});

describe('the pack as published, changed in one place', () => {
  const newCard = (lines: string): string =>
    `[[card]]\nid = "new-card"\nname = "New Card"\nimpact = 12\ntrust = "PLAUSIBLE"\ntags = ["FOOD"]\n`.replace(
      new RegExp(`^${lines.split(' ')[0]} = .*$`, 'm'),
      lines,
    );
  const newProtocol = (...paths: readonly string[]): string =>
    ['[[protocol]]\nid = "NEW"\nline = "A new rule."', ...paths.map((path) => `[[protocol.path]]\n${path}`)].join('\n');
  const ONE = 'at_most = 1';
  const NOT_SO = 'tags = ["MOOD"]\nnone = ["MOOD"]';

  const faults: readonly Fault<FileName>[] = [
    ['[P45] a lock’s id twice', 'locks.toml', 'id = "ROUTER"', 'id = "FRIDGE"', { code: 'duplicate-id' }, '"FRIDGE"'],
    [
      '[P45] a protocol’s id twice',
      'protocols.toml',
      'id = "CONSISTENCY_CHECK"',
      'id = "NO_SELF_REPORT"',
      { code: 'duplicate-id' },
      '"NO_SELF_REPORT"',
    ],
    [
      '[P45] a card’s id twice',
      'cards.toml',
      '',
      newCard('id = "fridge-door-sensor"'),
      { code: 'duplicate-id', found: 'fridge-door-sensor' },
      '"fridge-door-sensor"',
    ],
    [
      '[P36] D05v1-26 an unknown tag',
      'cards.toml',
      '',
      newCard('tags = ["FOOD", "SENSER"]'),
      { code: 'unknown-word', nearest: 'SENSOR' },
      '"SENSER"',
    ],
    [
      '[P36] D05v1-27 an unknown trait',
      'cards.toml',
      '',
      newCard('tags = ["FOOD"]\ntraits = ["TIMESTAMPD"]'),
      { code: 'unknown-word', nearest: 'TIMESTAMPED' },
      '"TIMESTAMPD"',
    ],
    [
      '[P36] D29-26 D05v1-25 an unknown trust tier',
      'cards.toml',
      '',
      newCard('trust = "verified"'),
      { code: 'unknown-word', nearest: 'VERIFIED' },
      '"verified"',
    ],
    ['[P36] D05v1-24 Impact 7', 'cards.toml', '', newCard('impact = 7'), { code: 'out-of-range', found: '7' }, '7'],
    ['[P36] D05v1-24 Impact 41', 'cards.toml', '', newCard('impact = 41'), { code: 'out-of-range' }, '41'],
    [
      '[P36] D29-49 Impact 12.5',
      'cards.toml',
      '',
      newCard('impact = 12.5'),
      { code: 'out-of-range', expected: 'a whole number', found: '12.5' },
      '12.5',
    ],
    ['[P22] D29-42 one path', 'protocols.toml', '', newProtocol(ONE), { code: 'out-of-range' }, 'path]]'],
    [
      '[P22] D29-42 five paths',
      'protocols.toml',
      '',
      newProtocol(ONE, ONE, ONE, ONE, ONE).replace('[[protocol.path]]', '[[protocol."path"]]'),
      { code: 'out-of-range' },
      '"path"]]',
    ],
    [
      '[P45] a path that no payload satisfies',
      'protocols.toml',
      '',
      newProtocol(ONE, NOT_SO),
      { code: 'unreachable-path', path: ['protocol', 10, 'path', 1] },
      'protocol.path]]',
    ],
    [
      '[P45] a path without a clause',
      'protocols.toml',
      '',
      newProtocol(ONE, ''),
      { code: 'empty-path' },
      'protocol.path]]',
    ],
    [
      '[P45] an unknown key of a card',
      'cards.toml',
      '',
      newCard('tags = ["FOOD"]\npower = 3'),
      { code: 'unknown-key', found: 'power' },
      'power',
    ],
    [
      '[P45] an unknown key of a path',
      'protocols.toml',
      '',
      newProtocol(ONE, 'at_mots = 1'),
      { code: 'unknown-key', nearest: 'at_most' },
      'at_mots',
    ],
    [
      '[P45] an unknown key of the numbers',
      'rules.toml',
      'audit_heal',
      'audit_heel',
      { code: 'unknown-key', nearest: 'audit_heal' },
      'audit_heel',
    ],
    ['[P45] an unknown list', 'locks.toml', '', '[[dor]]\nid = "DOOR"', { code: 'unknown-key' }, 'dor]]'],
    ['[P45] a missing key', 'locks.toml', 'name = "the router"\n', '', { code: 'missing-key' }, 'lock]]'],
    [
      '[P39] three turns of quarantine',
      'rules.toml',
      'quarantine_turns = 2',
      'quarantine_turns = 3',
      { code: 'out-of-range', expected: 'at most 2, the turns between two Audits' },
      '3\ngold_turns_left',
    ],
    [
      '[P39] Gold no better than Silver',
      'rules.toml',
      'gold_turns_left = 4',
      'gold_turns_left = 2',
      { code: 'out-of-range', path: ['tuning', 'gold_turns_left'] },
      '2\nsilver',
    ],
    [
      '[P39] Silver no better than Bronze',
      'rules.toml',
      'silver_turns_left = 2',
      'silver_turns_left = 1',
      { code: 'out-of-range', path: ['tuning', 'gold_turns_left'] },
      '4\nsilver',
    ],
  ];
  test.each(faults)('%s is refused', (_, file, from, to, issue, meant) => {
    const files = edited(file, from, to);
    const { value, issues } = loadContent(files);
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([{ ...issue, severity: 'error', ...placeOf(files, file, meant) }]);
  });

  test('[P45] a protocol that no payload satisfies is named beside its paths', () => {
    const files = edited('protocols.toml', '', newProtocol(NOT_SO, NOT_SO));
    const { issues } = loadContent(files);
    expect(issues.map(({ code }) => code)).toEqual(['unreachable-path', 'unreachable-path', 'unreachable-protocol']);
    expect(issues[2]).toMatchObject({ found: 'NEW', ...placeOf(files, 'protocols.toml', '"NEW"') });
  });

  const warned: readonly [what: string, impact: number, trust: Trust][] = [
    ['D05v1-28', 21, 'VERIFIED'],
    ['D05v1-29', 29, 'PLAUSIBLE'],
    ['D05v1-30', 19, 'SKETCHY'],
  ];
  test.each(warned)('[P36] %s Impact %i of a %s card is warned of, at its line', (_, impact, trust) => {
    const files = edited('cards.toml', '', newCard(`impact = ${impact}`).replace('"PLAUSIBLE"', `"${trust}"`));
    const { value, issues } = loadContent(files);
    expect(value).toBeDefined();
    expect(issues).toMatchObject([
      { code: 'unusual-impact', severity: 'warning', ...placeOf(files, 'cards.toml', `${impact}\n`) },
    ]);
  });

  test('[P16] [P36] what is usual may be said by the pack: from 12 on every resonant pair would reach the cap', () => {
    const { value } = loadContent(CONTENT);
    expect(value?.impact?.PLAUSIBLE).toEqual([8, 28]);
    const { impact: _, ...rest } = value!;
    expect(warnings(value!)).toEqual([]);
    const below = value!.card.filter(({ trust, impact }) => trust === 'PLAUSIBLE' && impact < 12);
    expect(warnings(rest)).toHaveLength(below.length);
    for (const wrong of [[28, 8], [8], [8, 9, 10]])
      expect(parsePack({ ...value, impact: { ...value!.impact, PLAUSIBLE: wrong } }).ok).toBe(false);
  });

  test('[P16] cards that D29 prints have the Impact it prints', () => {
    const printed = new Map(loadContent(CONTENT).value!.card.map(({ name, impact, trust }) => [name, [impact, trust]]));
    expect(printed.get('FDA Article')).toEqual([12, 'VERIFIED']);
    expect(printed.get('Timestamped Receipt')).toEqual([10, 'PLAUSIBLE']);
  });

  test('[P16] the week of the pack, Monday first', () => {
    const { week } = loadContent(CONTENT).value!;
    expect(week?.map(({ grade }) => grade)).toEqual([1, 1, 2, 2, 3, 4, 5]);
    expect(week?.filter(({ risk }) => risk).length).toBeGreaterThanOrEqual(4);
  });

  const good: readonly [what: string, file: FileName, to: string][] = [
    ['[P36] D05v1-24 Impact 8', 'cards.toml', newCard('impact = 8').replace('PLAUSIBLE', 'VERIFIED')],
    ['[P36] D05v1-24 Impact 40', 'cards.toml', newCard('impact = 40').replace('PLAUSIBLE', 'SKETCHY')],
    ['[P22] D29-42 two paths', 'protocols.toml', newProtocol(ONE, 'verified = 1')],
    ['[P22] D29-42 four paths', 'protocols.toml', newProtocol(ONE, ONE, ONE, ONE)],
  ];
  test.each(good)('%s is accepted', (_, file, to) => {
    const { value, issues } = loadContent(edited(file, '', to));
    expect(issues).toEqual([]);
    expect(value).toBeDefined();
  });
});

describe('[P45] a puzzle in TOML beside the published pack', () => {
  const whole = loadContent(CONTENT).value!;
  const DEAL = ['fridge-door-sensor', 'smart-kettle-log', 'atomic-clock-sync'];
  const written = `target = "FRIDGE"
evidence = ["${DEAL.join('", "')}"]
deal = ["${DEAL.join('", "')}"]

[[schedule]]
from = 1
protocol = "TIMESTAMP_REQUIRED"

[[schedule]]
from = 2
protocol = "SENSOR_DRIFT"
`;
  const loadPuzzle = (text: string) =>
    load([{ name: 'mine.toml', text }], (input) => protocol.parseSetup(resolve(whole, input)));

  test('[P45] takes its cards and protocols by id', () => {
    const { value, issues } = loadPuzzle(written);
    expect(issues).toEqual([]);
    expect(value?.script.card.map(({ id }) => id)).toEqual(DEAL);
    expect(value?.script.protocol.map(({ id }) => id)).toEqual(['TIMESTAMP_REQUIRED', 'SENSOR_DRIFT']);
  });

  test('[P45] may bring a card of its own', () => {
    const own = `${written}\n[[card]]\nid = "mine"\nname = "Mine"\nimpact = 9\ntrust = "SKETCHY"\ntags = []\n`;
    expect(loadPuzzle(own).value?.script.card.map(({ id }) => id)).toEqual([...DEAL, 'mine']);
  });

  const faults: readonly [what: string, from: string, to: string, issue: Partial<Issue>][] = [
    [
      'a card the pack does not have',
      'deal = ["fridge-door-sensor"',
      'deal = ["fridge-dor-sensor"',
      { code: 'wrong-type', found: '"fridge-dor-sensor"' },
    ],
    [
      'a protocol the pack does not have',
      '"SENSOR_DRIFT"',
      '"SENSOR_DRIFTS"',
      { code: 'unknown-reference', found: 'SENSOR_DRIFTS' },
    ],
    [
      'D29-101 a modifier',
      'target = "FRIDGE"',
      'target = "FRIDGE"\nmodifier = ["DEEP_VERIFY"]',
      { code: 'unknown-key' },
    ],
    ['a deal that is no list', /deal = .*/.exec(written)![0], 'deal = "all"', { code: 'unknown-key', found: 'deal' }],
    ['cards that are no list', 'target', 'card = 3\ntarget', { code: 'wrong-type', path: ['card'] }],
    ['protocols that are no list', 'target', 'protocol = 3\ntarget', { code: 'wrong-type', path: ['protocol'] }],
    ['numbers that are no table', 'target', 'tuning = 3\ntarget', { code: 'wrong-type', path: ['tuning'] }],
    ['a protocol of its own that is none', 'target', 'protocol = [3]\ntarget', { code: 'wrong-type' }],
  ];
  test.each(faults)('[P45] [P39] %s is an issue', (_, from, to, issue) => {
    const { value, issues } = loadPuzzle(written.replace(from, to));
    expect(value).toBeUndefined();
    expect(issues).toContainEqual(expect.objectContaining(issue));
  });

  test.each([[null], [[]], ['text'], [3]])('[P45] %j stays what it is', (input) => {
    expect(resolve(whole, input)).toEqual(input);
  });
});

describe('names a written puzzle cannot mean', () => {
  const named = {
    lock: [{ id: 'TOASTER' }],
    card: [{ id: 'fda-article' }],
    protocol: [{ id: 'NO_SELF_REPORT' }],
  } as unknown as Pack;
  const written = {
    target: 'TOASTR',
    deal: ['fda-artcle', 'fda-article'],
    schedule: [{ from: 1, protocol: 'NO_SELF_REPRT' }],
  };
  test('[P45] each is an issue at its own place, with the nearest name', () => {
    expect(unknownNames(named, written)).toMatchObject([
      { code: 'unknown-reference', path: ['target'], nearest: 'TOASTER' },
      { code: 'unknown-reference', path: ['deal', 0], nearest: 'fda-article' },
      { code: 'unknown-reference', path: ['schedule', 0, 'protocol'], nearest: 'NO_SELF_REPORT' },
    ]);
  });

  test('[P45] a protocol of its own is no stranger', () => {
    const own = { ...written, target: 'TOASTER', deal: [], protocol: [{ id: 'NO_SELF_REPRT' }] };
    expect(unknownNames(named, own)).toEqual([]);
  });
});
