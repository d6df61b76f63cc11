import { describe, expect, test } from 'vitest';
import { edit, pageOf, placeOf, printedGame, quotedIn } from './index.ts';

const page = pageOf(`# A page
**[A1]** Events are \`began\` and \`turn-ended\`.

| field | value |
| ----- | ----- |
| \`a\`, \`b\` | 1 |
| \`c\` | \`two\` |

**[A2]** \`other\`

\`\`\`json
{}
\`\`\`
`);

describe('a page of rules', () => {
  test('has tables, names and blocks', () => {
    expect(page.table('A1')).toEqual([
      ['a, b', '1'],
      ['c', 'two'],
    ]);
    expect(page.firstColumn('A1')).toEqual(['a', 'b', 'c']);
    expect(page.section('A1', '\n\n|')).toBe('**[A1]** Events are `began` and `turn-ended`.');
    expect(page.names('A1', '\n\n|')).toEqual(new Set(['began', 'turn-ended']));
    expect(page.names('A2')).toEqual(new Set(['other']));
    expect(page.blocks('json')).toEqual(['{}\n']);
    expect(page.blocks('toml')).toEqual([]);
  });

  test('prints games', () => {
    expect(printedGame('\n> submit a\nbegan\nended\n> submit b\n')).toEqual({
      lines: ['submit a', 'submit b'],
      told: ['began', 'ended'],
    });
  });
});

describe('files', () => {
  const files = [
    { name: 'a.toml', text: 'id = "x"\nname = "x"' },
    { name: 'b.toml', text: '' },
  ];

  test('are edited in one place, which must be there', () => {
    expect(edit(files, 'a.toml', '"x"', '"$&"')).toEqual([{ name: 'a.toml', text: 'id = "$&"\nname = "x"' }, files[1]]);
    expect(edit(files, 'b.toml', '', 'c = 1')[1]).toEqual({ name: 'b.toml', text: '\nc = 1' });
    expect(() => edit(files, 'b.toml', 'd', 'e')).toThrow('b.toml has no "d"');
  });

  test('have the last of a text at a line and a column', () => {
    expect(placeOf(files, 'a.toml', '"x"')).toEqual({ file: 'a.toml', line: 2, column: 8 });
  });

  test('say what stands between quotes', () => {
    expect(quotedIn('id = "x"\nline = "Say \\"no\\"."')).toBe('x\nSay \\"no\\".');
  });
});
