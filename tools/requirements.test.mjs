import { describe, expect, test } from 'vitest';
import { checkRequirements, fillProofs, idsIn, parsePage } from './requirements.mjs';

const NAMES = ['AB1', 'CD'];
const page = (...rows) => ({
  file: 'page.md',
  text: [
    '# All',
    '',
    '## AB1: letters',
    '',
    '### AB1 §1: First',
    '',
    '## CD: more',
    '',
    '#### CD §2.3: Part',
    '',
    ...rows,
  ].join('\n'),
});
const PROVED = '| AB1-01 | One. | `a.test.ts` |';
const A = { file: 'a.test.ts', text: "test('AB1-01 one', () => {});" };
const measured = { file: 'measured.md', text: '| Weight of a card | 12 |\n' };
const claims = [
  {
    file: 'claims.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file, not a template
    text: "const all = [{ claim: 'Turns a (short) run takes' }, { claim: `${move}, of all turns` }];",
  },
];
const check = (parts) => checkRequirements({ page: page(PROVED), files: [], tests: [A], claims, measured, ...parts });

describe('ids in a text', () => {
  const texts = [
    ['AB1-05 alone', ['AB1-05']],
    ['[AB1-05][CD-117] in brackets', ['AB1-05', 'CD-117']],
    ['AB1-05, CD-07 two', ['AB1-05', 'CD-07']],
    ['AB1-38…40 a range', ['AB1-38', 'AB1-39', 'AB1-40']],
    ['AB1-08–10 with a dash', ['AB1-08', 'AB1-09', 'AB1-10']],
    ['AB1-99 … AB1-101 written out', ['AB1-99', 'AB1-100', 'AB1-101']],
    ['AB1-01 to AB1-03 in words', ['AB1-01', 'AB1-02', 'AB1-03']],
    ['AB1-45 0 to 1, no range', ['AB1-45']],
    ['AB1-01 to 3 is none either', ['AB1-01']],
    ['XAB1-01, AB2-01, AB1 §1 name none', []],
  ];
  test.each(texts)('%s', (text, ids) => {
    expect(idsIn(text, NAMES)).toEqual(ids);
  });
});

describe('the page', () => {
  test('as data: documents, sections, rows with the parts of their proof', () => {
    const { text } = page(
      '| AB1-01 | One, or two. | `a.test.ts`; lab: A claim; by hand: A figure |',
      '| CD-02 | Two. |  |',
    );
    expect(parsePage(text)).toEqual({
      names: NAMES,
      sections: new Set(['AB1 §1', 'CD §2.3']),
      rows: [
        {
          id: 'AB1-01',
          requirement: 'One, or two.',
          proof: ['`a.test.ts`', 'lab: A claim', 'by hand: A figure'],
          line: 11,
        },
        { id: 'CD-02', requirement: 'Two.', proof: [], line: 12 },
      ],
    });
  });

  test('paths are filled in from titles and rows of titles; a claim and a figure stay', () => {
    const tests = [
      { file: 'a.test.ts', text: "const rows = [['AB1-01 one', 1]];\ntest.each(rows)('%s is %i', () => {});" },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test, not a template
      { file: 'b.test.ts', text: "for (const id of ['AB1-01…02']) test(`${id}`, () => {});" },
      { file: 'c.test.ts', text: "const rows = [['AB1-02', 1]];\ntest.each(rows)('a title without it', () => {});" },
      { file: 'd.test.ts', text: "test.skip('AB1-02', () => {});" },
    ];
    const before = page('| AB1-01 | One. | `old.test.ts`; lab: A claim |', '| AB1-02 | Two. | by hand: A figure |');
    const after = page(
      '| AB1-01 | One. | `a.test.ts`; `b.test.ts`; lab: A claim |',
      '| AB1-02 | Two. | `b.test.ts`; by hand: A figure |',
    );
    expect(fillProofs(before.text, tests)).toBe(after.text);
    expect(fillProofs(after.text, tests)).toBe(after.text);
  });
});

describe('what fails the gate', () => {
  test('nothing, where every row is proved and every name is there', () => {
    const rows = [
      PROVED,
      '| CD-01 | A claim. | lab: Turns a (short) run takes |',
      '| CD-02 | One that is put together. | lab: CYCLE, of all turns |',
      '| CD-03 | A figure. | by hand: Weight of a card |',
    ];
    const files = [{ file: 'x.ts', text: '// AB1-01, CD-01…03, AB1 §1, CD §2 and CD §2.3' }];
    expect(check({ page: page(...rows), files })).toEqual([]);
  });

  test('a page without rows', () => {
    expect(check({ page: { file: 'page.md', text: '# All\n' } })).toEqual(['page.md: has no document or no row']);
  });

  test('a row without a proof', () => {
    expect(check({ page: page(PROVED, '| AB1-02 | Two. |  |') })).toEqual(['page.md:12: AB1-02 has no proof']);
  });

  const proofs = [
    ['`b.test.ts`', 'no test of b.test.ts is titled AB1-02; run npm run docs'],
    ['lab: Turns a long run takes', 'the lab has no claim "Turns a long run takes"'],
    ['by hand: Weight of a', 'measured.md has no figure "Weight of a"'],
    ['some day', '"some day" is no proof: a test\'s path, "lab: …" or "by hand: …"'],
  ];
  test.each(proofs)('a proof that is not there: %s', (proof, problem) => {
    expect(check({ page: page(PROVED, `| AB1-02 | Two. | ${proof} |`) })).toEqual([`page.md:12: ${problem}`]);
  });

  test('a test that is titled so and is not in the row', () => {
    const B = { file: 'b.test.ts', text: "describe('AB1-01', () => {});" };
    expect(check({ tests: [A, B] })).toEqual(['page.md:11: b.test.ts is titled AB1-01 too; run npm run docs']);
  });

  test('an id given twice', () => {
    expect(check({ page: page(PROVED, PROVED) })).toEqual([
      'page.md:12: AB1-01 is already the id of the row at page.md:11',
    ]);
  });

  const named = [
    ['AB1-02', 'AB1-02 is no row of page.md'],
    ['AB1-1', 'AB1-1 is no row of page.md'],
    ['AB1-01…02', 'AB1-02 is no row of page.md'],
    ['AB1 §2', 'AB1 §2 is no section of page.md'],
    ['CD §2.4', 'CD §2.4 is no section of page.md'],
    ['CD §23', 'CD §23 is no section of page.md'],
  ];
  test.each(named)('%s is named and is not there', (name, problem) => {
    expect(check({ files: [{ file: 'x.ts', text: `\n// see ${name}` }] })).toEqual([`x.ts:2: ${problem}`]);
  });

  const byHand = (count) =>
    Array.from({ length: count }, (_, i) => `| CD-0${i + 1} | Some. | by hand: Weight of a card |`);
  test.each([
    [5, []],
    [6, ['page.md: 6 proofs are by hand, at most 5 may be']],
  ])('%i proofs by hand', (count, problems) => {
    expect(check({ page: page(PROVED, ...byHand(count)) })).toEqual(problems);
  });
});
