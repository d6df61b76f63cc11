import { readFileSync } from 'node:fs';
import { fc } from '@lockstep/conformance';
import { fail, type Issue, ok } from '@lockstep/kernel';
import { gameModule as offers } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { frame } from './frame.ts';
import { type LoadResult, load, type PlacedIssue, type TomlFile } from './load.ts';
import { marked } from './marked.fixture.ts';

const HEAD = `target = "FRIDGE"
turns = 5
evidence = ["badge", "receipt"]
tuning = { keep = 2, audit_heal = 10 }

[[schedule]]
from = 1
protocol = "CALM"
`;
const PROTOCOLS = `[[protocol]]
id = "CALM"
line = "No moods."

[[protocol.path]]
none = ["MOOD"]

[[protocol.path]]
tags = ["TIME", "WORK"]
at_most = 1
`;
const CARDS = `[[card]]
id = "badge"
name = "Badge"
impact = 12
trust = "VERIFIED"
tags = ["TIME"]

[[card]]
id = "receipt"
name = "Receipt"
impact = 10
trust = "PLAUSIBLE"
tags = ["TIME", "FOOD"]
`;
const MORE = `[[card]]
id = "memo"
name = "Memo"
impact = 9
trust = "PLAUSIBLE"
tags = []
`;
const SETUP: readonly TomlFile[] = [
  { name: 'head.toml', text: HEAD },
  { name: 'protocols.toml', text: PROTOCOLS },
  { name: 'cards.toml', text: CARDS },
  { name: 'more.toml', text: MORE },
];

const loadSetup = (files: readonly TomlFile[]): LoadResult<unknown> => load(files, offers.game.parseSetup);

/** The setup with one line changed, and where « and » stand in the change. */
const changed = (file: string, line: string, by: string) => {
  const files = SETUP.map((one) => {
    if (one.name !== file) return one;
    if (one.text.split(line).length !== 2) throw new Error(`${file} has "${line}" not once`);
    return { name: file, text: one.text.replace(line, () => by) };
  });
  const meant = marked(files.find(({ name }) => name === file)!.text);
  return {
    files: files.map((one) => (one.name === file ? { name: file, text: meant.text } : one)),
    wanted: { file, line: meant.place.line, column: meant.place.column, frame: frame(meant.text, meant.place) },
  };
};

test('files that hold a setup together give its value and no issue', () => {
  const { value, issues } = loadSetup(SETUP);
  expect(issues).toEqual([]);
  expect(value).toMatchObject({ script: { turns: 5, card: [{ id: 'badge' }, { id: 'receipt' }, { id: 'memo' }] } });
});

describe('every kind of issue stands at its file, line and column', () => {
  type Row = readonly [what: string, file: string, line: string, by: string, issue: Partial<Issue>];
  const rows: readonly Row[] = [
    [
      'an unknown key',
      'head.toml',
      'turns = 5',
      '«turn» = 5',
      { code: 'unknown-key', path: ['turn'], nearest: 'turns' },
    ],
    [
      'an unknown key in an inline table',
      'head.toml',
      'audit_heal',
      '«audit_heel»',
      { code: 'unknown-key', nearest: 'audit_heal' },
    ],
    [
      'an unknown word of a dotted key',
      'head.toml',
      'turns = 5',
      '«extra».deep = 5',
      { code: 'unknown-key', path: ['extra'] },
    ],
    ['an unknown table', 'head.toml', '[[schedule]]', '[«extra»]\nx = 1\n[[schedule]]', { code: 'unknown-key' }],
    [
      'an unknown list of tables',
      'more.toml',
      '[[card]]',
      '[[«crad»]]\nx = 1\n[[card]]',
      { code: 'unknown-key', nearest: 'card' },
    ],
    ['a key named like a method', 'head.toml', 'turns = 5', '«constructor» = 5', { code: 'unknown-key' }],
    ['a missing key, at its table', 'cards.toml', '[[card]]\nid = "receipt"', '[[«card»]]', { code: 'missing-key' }],
    [
      'a missing key, at a table inside a list',
      'protocols.toml',
      'line = "No moods."\n',
      '',
      { code: 'missing-key', path: ['protocol', 0, 'line'] },
    ],
    [
      'a value of the wrong type',
      'head.toml',
      'turns = 5',
      'turns = «"five"»',
      { code: 'wrong-type', expected: 'a number', found: '"five"' },
    ],
    ['a date for a text', 'cards.toml', '"Badge"', '«2026-11-15»', { code: 'wrong-type', expected: 'a text' }],
    ['no number', 'head.toml', 'turns = 5', 'turns = «nan»', { code: 'wrong-type', found: 'NaN' }],
    ['D29-49 a fraction', 'more.toml', 'impact = 9', 'impact = «12.5»', { code: 'out-of-range', found: '12.5' }],
    ['a number out of range', 'head.toml', 'turns = 5', 'turns = «13»', { code: 'out-of-range' }],
    ['a list too short', 'head.toml', '"badge", "receipt"', '"badge"', { code: 'out-of-range', path: ['evidence'] }],
    [
      'D05v1-26 an unknown word of a list',
      'cards.toml',
      '"TIME", "FOOD"',
      '"TIME", «"FOD"»',
      { code: 'unknown-word', path: ['card', 1, 'tags', 1], nearest: 'FOOD' },
    ],
    [
      'D29-26 an unknown word in a later file of a list',
      'more.toml',
      '"PLAUSIBLE"',
      '«"PLAUSABLE"»',
      { code: 'unknown-word', path: ['card', 2, 'trust'], nearest: 'PLAUSIBLE' },
    ],
    [
      'an unknown word in a path of a protocol',
      'protocols.toml',
      '"TIME", "WORK"',
      '"TIME", «"WRK"»',
      { code: 'unknown-word', path: ['protocol', 0, 'path', 1, 'tags', 1], nearest: 'WORK' },
    ],
    ['a malformed name', 'cards.toml', 'id = "receipt"', 'id = «"a receipt"»', { code: 'malformed' }],
    [
      'an id twice, across files',
      'more.toml',
      '"memo"',
      '«"badge"»',
      { code: 'duplicate-id', path: ['card', 2, 'id'] },
    ],
    ['a reference to nothing', 'head.toml', '"CALM"', '«"CLAM"»', { code: 'unknown-reference', nearest: 'CALM' }],
    [
      'too few paths, at the first of them',
      'protocols.toml',
      '\n[[protocol.path]]\ntags = ["TIME", "WORK"]\nat_most = 1\n',
      '',
      { code: 'out-of-range', path: ['protocol', 0, 'path'] },
    ],
  ];

  /** Where the change takes the place away, the place is what is left around it. */
  const around: { readonly [what: string]: readonly [from: string, to: string] } = {
    'a missing key, at a table inside a list': ['[[protocol]]', '[[«protocol»]]'],
    'a list too short': ['["badge"]', '«["badge"]»'],
    'too few paths, at the first of them': ['[[protocol.path]]', '[[protocol.«path»]]'],
  };

  test.each(rows)('%s', (what, file, line, by, issue) => {
    const [from, to] = around[what] ?? ['', ''];
    const text = SETUP.find(({ name }) => name === file)!.text;
    const { files, wanted } =
      from === '' ? changed(file, line, by) : changed(file, text, text.replace(line, by).replace(from, to));
    const { value, issues } = loadSetup(files);
    expect(value).toBeUndefined();
    expect(issues[0]).toMatchObject({ ...issue, severity: 'error', ...wanted });
  });

  test('all of them at once, in the order the parser finds them', () => {
    const files = SETUP.map(({ name, text }) => ({
      name,
      text: text.replace('turns = 5', 'turns = 0').replace('"WORK"', '"WRK"').replace('impact = 9', 'impact = 0'),
    }));
    expect(loadSetup(files).issues.map(({ file, line, code }) => [file, line, code])).toEqual([
      ['head.toml', 2, 'out-of-range'],
      ['protocols.toml', 9, 'unknown-word'],
      ['more.toml', 4, 'out-of-range'],
    ]);
  });

  test('in a CRLF file they stand on the same lines, and no frame shows a carriage return', () => {
    const { files, wanted } = changed('cards.toml', '"TIME", "FOOD"', '"TIME", «"FOD"»');
    const dos = files.map(({ name, text }) => ({ name, text: text.replaceAll('\n', '\r\n') }));
    expect(loadSetup(dos).issues).toMatchObject([wanted]);
  });

  test('a byte order mark shifts nothing', () => {
    const { files, wanted } = changed('head.toml', 'target = "FRIDGE"', '«tarket» = "FRIDGE"');
    const withMark = files.map(({ name, text }) => ({ name, text: `\ufeff${text}` }));
    expect(loadSetup(withMark).issues).toContainEqual(expect.objectContaining({ ...wanted, code: 'unknown-key' }));
  });
});

describe('what is no TOML', () => {
  const rows: readonly [what: string, text: string][] = [
    ['a text that does not end', 'a = 1\nb = «"two»\n'],
    ['a key without a value', 'a = 1\nb =«\n»c = 3\n'],
    ['a key twice in one file', 'a = 1\n«a» = 2\n'],
    ['a lone carriage return', 'a = 1«\r»b = 2\n'],
    ['a letter that no bare key may have', 'a = 1\n«é» = 2\n'],
    ['a number too big to keep', 'a = 1\nb = «9007199254740993»\n'],
    ['lists too deep', `a = ${'['.repeat(1000)}«[»${'['.repeat(2000)}`],
  ];
  test.each(rows)('%s', (_, text) => {
    const { text: plain, place } = marked(text);
    const { value, issues } = load([{ name: 'a.toml', text: plain }], ok);
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([{ code: 'not-toml', file: 'a.toml', line: place.line, expected: 'TOML' }]);
    expect(issues[0]?.found).not.toMatch(/\n|Invalid TOML/);
  });

  test('a fault is told of every file, with its line under it', () => {
    const { issues } = load(
      [
        { name: 'a.toml', text: 'a = 1\nb =\n' },
        { name: 'b.toml', text: 'c = 1\n' },
        { name: 'c.toml', text: '= 1' },
      ],
      ok,
    );
    expect(issues.map(({ file, line }) => [file, line])).toEqual([
      ['a.toml', 2],
      ['c.toml', 1],
    ]);
    expect(issues[1]?.frame).toBe('> 1 | = 1\n    | ^');
  });

  test('a day that is in no calendar is named as soon as anything else is wrong', () => {
    const { files, wanted } = changed('head.toml', 'turns = 5', 'turns = 2026-02-3«0»');
    expect(loadSetup(files).issues).toMatchObject([{ ...wanted, code: 'not-toml' }]);
  });
});

describe('files together', () => {
  test('a key of two files is an issue of the second', () => {
    const { issues } = load(
      [
        { name: 'a.toml', text: 'x = 1\n' },
        { name: 'b.toml', text: 'y = 1\nx = 1\n' },
      ],
      ok,
    );
    expect(issues).toMatchObject([{ code: 'duplicate-key', file: 'b.toml', line: 2, column: 1, found: 'x' }]);
  });

  test.each([
    ['a table of both', '[x]\na = 1\n', '[x]\nb = 1\n', 2],
    ['a list and a table', 'x = [1]\n', '[x]\nb = 1\n', 2],
    ['a list of tables and a value', '[[x]]\na = 1\n', 'x = 1\n', 1],
  ])('%s is a key of two files', (_, a, b, column) => {
    const files = [
      { name: 'a.toml', text: a },
      { name: 'b.toml', text: b },
    ];
    expect(load(files, ok).issues).toMatchObject([{ code: 'duplicate-key', file: 'b.toml', line: 1, column }]);
  });

  test('lists of one name are joined in the order of the files, empty ones too', () => {
    const texts = ['a = [1]\n', 'a = []\n', 'a = [2, 3]\n', 'a = []\n', 'a = [4]\n'];
    const files = texts.map((text, i) => ({ name: `${i}.toml`, text }));
    expect(load(files, ok).value).toEqual({ a: [1, 2, 3, 4] });
    const issue = (at: number): Issue => ({
      code: 'bad',
      severity: 'error',
      path: ['a', at],
      expected: '',
      found: '',
    });
    const places = load(files, () => fail([0, 1, 2, 3].map(issue))).issues;
    expect(places.map(({ file, column }) => [file, column])).toEqual([
      ['0.toml', 6],
      ['2.toml', 6],
      ['2.toml', 9],
      ['4.toml', 6],
    ]);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is a key like any other', (key) => {
    const { value, issues } = load([{ name: 'a.toml', text: `${key} = 1\n` }], ok);
    expect(issues).toEqual([]);
    expect(Object.entries(value as object)).toEqual([[key, 1]]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('a key that every file lacks is told of the first', () => {
    expect(loadSetup([{ name: 'none.toml', text: '' }]).issues[0]).toMatchObject({
      code: 'missing-key',
      path: ['target'],
      file: 'none.toml',
      line: 1,
      column: 1,
    });
  });

  test('no file at all', () => {
    const { issues } = loadSetup([]);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues[0]).toMatchObject({ file: '(no file)', line: 1, column: 1 });
  });

  test('a warning stands beside the value', () => {
    const warning = { code: 'odd', severity: 'warning', path: ['b', 0], expected: 'even', found: '3' } as const;
    const { value, issues } = load([{ name: 'a.toml', text: 'a = 1\nb = [3]\n' }], ok, () => [warning]);
    expect(value).toEqual({ a: 1, b: [3] });
    expect(issues).toMatchObject([{ ...warning, file: 'a.toml', line: 2, column: 6 }]);
  });
});

describe('a file that stands under a name', () => {
  const issue = (path: Issue['path'], code = 'bad'): Issue => ({
    code,
    severity: 'error',
    path,
    expected: '',
    found: '',
  });
  const HOUSE: TomlFile = { name: 'house.toml', text: 'rooms = 3\n' };
  const OAK: TomlFile = {
    name: 'trees/oak.toml',
    text: '# old\nheight = 20\n\n[leaf]\nwidth = 4\n',
    under: ['trees', 'oak'],
  };
  const ELM: TomlFile = {
    name: 'trees/elm.toml',
    text: 'height = 9\n\n[[branch]]\nlong = 2\n\n[[branch]]\nlong = 3\n',
    under: ['trees', 'elm'],
  };
  const placesIn = (files: readonly TomlFile[], ...paths: readonly Issue['path'][]) =>
    load(files, () => fail(paths.map((path) => issue(path)))).issues.map(({ file, line, column }) => [
      file,
      line,
      column,
    ]);

  test('is a table of that name, beside the others of its list', () => {
    expect(load([HOUSE, OAK, ELM], ok)).toEqual({
      value: {
        rooms: 3,
        trees: {
          oak: { height: 20, leaf: { width: 4 } },
          elm: { height: 9, branch: [{ long: 2 }, { long: 3 }] },
        },
      },
      issues: [],
    });
  });

  test('two of one list keep the order of the files, and a list of another name is another table', () => {
    const ash: TomlFile = { name: 'ash.toml', text: 'height = 1\n', under: ['stumps', 'ash'] };
    const { value } = load([ELM, ash, OAK], ok);
    expect(Object.keys(value as object)).toEqual(['trees', 'stumps']);
    expect(Object.keys((value as { trees: object }).trees)).toEqual(['elm', 'oak']);
  });

  test('an issue inside it stands in that file', () => {
    expect(
      placesIn(
        [HOUSE, OAK, ELM],
        ['trees', 'oak', 'height'],
        ['trees', 'oak', 'leaf', 'width'],
        ['trees', 'elm', 'height'],
        ['trees', 'elm', 'branch', 1, 'long'],
        ['rooms'],
      ),
    ).toEqual([
      ['trees/oak.toml', 2, 10],
      ['trees/oak.toml', 5, 9],
      ['trees/elm.toml', 1, 10],
      ['trees/elm.toml', 7, 8],
      ['house.toml', 1, 9],
    ]);
  });

  test('what it lacks is told at its table, or at its beginning', () => {
    const [leaf, whole] = load([HOUSE, OAK], () =>
      fail([issue(['trees', 'oak', 'leaf', 'colour'], 'missing-key'), issue(['trees', 'oak', 'root'], 'missing-key')]),
    ).issues;
    expect(leaf).toMatchObject({ file: 'trees/oak.toml', line: 4 });
    expect(whole).toMatchObject({ file: 'trees/oak.toml', line: 1, column: 1 });
  });

  test('an unknown key of it stands where the key does', () => {
    const { issues } = load([HOUSE, OAK], () => fail([issue(['trees', 'oak', 'leaf', 'width'], 'unknown-key')]));
    expect(issues).toMatchObject([{ code: 'unknown-key', file: 'trees/oak.toml', line: 5, column: 1 }]);
    expect(issues[0]!.frame).toContain('width = 4');
  });

  test('a name of the list that no file has is told of the first file, the list itself of the first in it', () => {
    expect(placesIn([HOUSE, OAK], ['trees', 'yew', 'height'], ['trees'])).toEqual([
      ['house.toml', 1, 1],
      [OAK.name, 1, 1],
    ]);
  });

  test('what is no TOML is told with the faults of the others', () => {
    const { value, issues } = load(
      [
        { name: 'house.toml', text: 'rooms =\n' },
        { ...OAK, text: 'height = 1\nheight = 2\n' },
      ],
      ok,
    );
    expect(value).toBeUndefined();
    expect(issues.map(({ code, file, line }) => [code, file, line])).toEqual(
      expect.arrayContaining([
        ['not-toml', 'house.toml', 1],
        ['not-toml', 'trees/oak.toml', 2],
      ]),
    );
    expect(issues).toHaveLength(2);
  });

  test('and a key of the same name are not both meant', () => {
    const files = [{ name: 'house.toml', text: 'rooms = 3\n\n[trees]\nyew = 1\n' }, OAK, ELM];
    const { value, issues } = load(files, ok);
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([
      { code: 'duplicate-key', path: ['trees'], file: 'house.toml', line: 3, column: 2, found: 'trees' },
    ]);
    const [list] = load([OAK, { name: 'list.toml', text: '[[trees]]\nx = 1\n' }], ok).issues;
    expect(list).toMatchObject({ code: 'duplicate-key', file: 'list.toml', line: 1 });
    // A day that is in no calendar: the place cannot be told, the fault can.
    const [day] = load([OAK, { name: 'days.toml', text: 'trees = 2026-02-30\n' }], ok).issues;
    expect(day).toMatchObject({ code: 'not-toml', file: 'days.toml', line: 1 });
  });

  test('a warning about it stands beside the value', () => {
    const warning = { ...issue(['trees', 'elm', 'height'], 'odd'), severity: 'warning' } as const;
    const { value, issues } = load([HOUSE, OAK, ELM], ok, () => [warning]);
    expect(value).toMatchObject({ trees: { elm: { height: 9 } } });
    expect(issues).toMatchObject([{ ...warning, file: 'trees/elm.toml', line: 1, column: 10 }]);
  });

  test('a byte order mark and CRLF shift nothing', () => {
    const dos = { ...OAK, text: `\ufeff${OAK.text.replaceAll('\n', '\r\n')}` };
    expect(placesIn([HOUSE, dos], ['trees', 'oak', 'leaf', 'width'])).toEqual([['trees/oak.toml', 5, 9]]);
  });
});

describe('whatever is written', () => {
  const content = (name: string): TomlFile => ({
    name,
    text: readFileSync(new URL(`../../../content/protocol/${name}`, import.meta.url), 'utf8'),
  });
  const cards = content('cards.toml');
  const PACK = [
    content('rules.toml'),
    content('locks.toml'),
    content('protocols.toml'),
    // A third of the cards is enough to edit, still satisfies every path, and is quicker to read three hundred times.
    {
      name: cards.name,
      text: cards.text
        .split('[[card]]')
        .filter((_, i) => i % 3 === 0)
        .join('[[card]]'),
    },
  ];

  const inside = (files: readonly TomlFile[], issue: PlacedIssue): boolean => {
    const lines = files.find(({ name }) => name === issue.file)?.text.split('\n');
    const line = lines?.[issue.line - 1];
    return line !== undefined && issue.column >= 1 && issue.column <= line.length + 1 && issue.frame.includes('^');
  };

  /** A value, or at least one issue; every issue inside its file. */
  const lawful = (files: readonly TomlFile[]): LoadResult<unknown> => {
    const loaded = load(files, offers.pack.parse, offers.pack.warnings);
    const errors = loaded.issues.filter(({ severity }) => severity === 'error');
    expect(loaded.value === undefined).toBe(errors.length > 0);
    expect(loaded.issues.filter((issue) => !inside(files, issue))).toEqual([]);
    return loaded;
  };

  test('random words and characters never throw', () => {
    const words = [
      'card',
      'tuning',
      '[[card]]',
      '[tuning]',
      '{ a = 1 }',
      '"x"',
      "'y'",
      '2026-02-30',
      '1e9',
      'nan',
      '\n\n',
    ];
    const unit = fc.oneof(
      fc.constantFrom(...words, ...'[]{}=."\'#\\\n\r\t ,019-+:TZ_abxeé🧊\u0000\u2028\ufeff'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    const texts = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        lawful([{ name: 'any.toml', text }]);
      }),
      { seed: 20260101, numRuns: 300 },
    );
  });

  test('random bytes, read as UTF-8, never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        lawful([{ name: 'any.toml', text: new TextDecoder().decode(bytes) }]);
      }),
      { seed: 20260101, numRuns: 300 },
    );
  });

  test('a slice of a real pack deleted, inserted or replaced never throws', () => {
    let [sound, broken] = [0, 0];
    const edits = fc.record({
      file: fc.nat({ max: PACK.length - 1 }),
      at: fc.nat({ max: 100_000 }),
      gone: fc.nat({ max: 30 }),
      put: fc.oneof(
        fc.constant(''),
        fc.constantFrom(
          '"',
          '[',
          ']',
          '\n',
          '=',
          '[[card]]\n',
          '[[protocol.path]]\n',
          'x = 1\n',
          '{ a = 1 }',
          '"TIME"',
        ),
        fc.constantFrom('2026-02-30', '1e9', '-1', 'inf', 'true', '.x', '[tuning]\n', '"""', "'''", '\u0000'),
        fc.string({ maxLength: 12 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 2 }), (list) => {
        const files = PACK.map((file) => ({ ...file }));
        for (const { file, at, gone, put } of list) {
          const { text } = files[file]!;
          const from = at % (text.length + 1);
          files[file]!.text = text.slice(0, from) + put + text.slice(from + gone);
        }
        const { value } = lawful(files);
        if (value === undefined) broken += 1;
        else sound += 1;
      }),
      { seed: 20260101, numRuns: 200 },
    );
    expect(sound).toBeGreaterThan(10);
    expect(broken).toBeGreaterThan(80);
  });
});

test('what is found beside the parser refuses the pack where it is an error, and only then', () => {
  const file: TomlFile = { name: 'a.toml', text: 'turns = 5\n' };
  const found = (severity: Issue['severity']): LoadResult<unknown> =>
    load([file], ok, () => [{ code: 'odd', severity, path: ['turns'], expected: 'another', found: '5' }]);
  expect(found('warning')).toMatchObject({ value: { turns: 5 }, issues: [{ line: 1 }] });
  expect(found('error').value).toBeUndefined();
  expect(found('error').issues).toMatchObject([{ file: 'a.toml', line: 1, code: 'odd' }]);
});
