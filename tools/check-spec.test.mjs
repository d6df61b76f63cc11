import { describe, expect, test } from 'vitest';
import { checkSpec } from './check-spec.mjs';

const spec = (...lines) => [{ file: 'rules.md', text: ['# Rules', '', ...lines].join('\n') }];
const tests = (...lines) => [{ file: 'some.test.ts', text: lines.join('\n') }];

describe('rules and the tests that name them', () => {
  test('all named: a plain title, a table of rows, a group, a template, a line broken in two', () => {
    const specs = spec(
      '- **[X1]** One.',
      '**[X2]** Two.',
      '- **[X3a]** Three.',
      '- **[X4]** Four.',
      '- **[X5]** Five.',
      '- **[X6]** Six.',
    );
    const named = tests(
      "test('[X1] one', () => {});",
      'const rows: readonly [number, string][] = [[1, ")("]];',
      "test.each(rows)('[X2] [X6] %i is %s', (n, word) => {});",
      "describe('[X3a] a group', () => {});",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test, not a template
      'for (const n of [1]) it(`[X4] ${n} times`, () => {});',
      "test('a long title ' +\n  '[X5]', () => {});",
    );
    expect(checkSpec({ specs, tests: named })).toEqual([]);
  });

  test('a rule without a test is reported with its place', () => {
    const specs = spec('- **[X1]** One.', '- **[X2]** Two.');
    expect(checkSpec({ specs, tests: tests("test('[X1] one', () => {});") })).toEqual([
      'rules.md:4: no test is titled [X2]',
    ]);
  });

  test.each([
    "// test('[X1] one')",
    "const title = '[X1]';",
    "test.skip('[X1] one', () => {});",
    "test.todo('[X1] one');",
    "describe.skip('all', () => { test('[X1] one', () => {}); });",
    "test('one', () => expect('[X1]').toBe(1));",
  ])('%s names no rule', (text) => {
    expect(checkSpec({ specs: spec('- **[X1]** One.'), tests: tests(text) })).toHaveLength(1);
  });

  test('a name that no spec has, and an id given twice', () => {
    const specs = spec('- **[X1]** One.', '- **[X1]** One again.', 'See **[X9]** in a sentence.');
    expect(checkSpec({ specs, tests: tests("test('[X1] [X8] one', () => {});") })).toEqual([
      'rules.md:4: [X1] is already the id of the rule at rules.md:3',
      'some.test.ts: a test is titled [X8], which is no rule of docs/spec',
    ]);
  });
});
