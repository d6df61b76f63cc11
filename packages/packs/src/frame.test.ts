import { describe, expect, test } from 'vitest';
import { frame } from './frame.ts';
import { marked } from './marked.fixture.ts';

const framed = (text: string): readonly string[] => {
  const { text: plain, place } = marked(text);
  return frame(plain, place).split('\n');
};

describe('a frame', () => {
  const rows: readonly [what: string, text: string, lines: readonly string[]][] = [
    ['has a line before and one after', 'a\nb\nc = «12»\nd\ne', ['  2 | b', '> 3 | c = 12', '    |     ^^', '  4 | d']],
    ['has none before the first line', '«a» = 1\nb', ['> 1 | a = 1', '    | ^', '  2 | b']],
    ['has none after the last line', 'a\nb = «1»', ['  1 | a', '> 2 | b = 1', '    |     ^']],
    ['is one line for a text of one', '«a» = 1', ['> 1 | a = 1', '    | ^']],
    [
      'keeps its bar in one column when the numbers grow',
      `${'\n'.repeat(8)}a = «1»\nb`,
      ['   8 |', '>  9 | a = 1', '     |     ^', '  10 | b'],
    ],
    ['shows a tab as one space', '\ta\t=\t«1»\n', ['> 1 |  a = 1', '    |      ^', '  2 |']],
    ['shows no carriage return', 'a = «1»\r\nb\r\n', ['> 1 | a = 1', '    |     ^', '  2 | b']],
    ['keeps letters of any script', 'naïve = «"é"»', ['> 1 | naïve = "é"', '    |         ^^^']],
  ];
  test.each(rows)('%s', (_, text, lines) => {
    expect(framed(text)).toEqual(lines);
  });

  test.each([
    ['in the first columns', 10],
    ['at the edge', 159],
    ['just past the edge', 160],
    ['far out', 5000],
  ])('of a very wide line shows a part of it with the place inside: %s', (_, before) => {
    const [line, carets] = framed(`${'x'.repeat(before)}«MEANT»${'y'.repeat(300)}`);
    const from = carets!.indexOf('^');
    const shown = line!.slice(from, carets!.length);
    expect('MEANT'.startsWith(shown) && shown !== '').toBe(true);
    expect(Math.max(line!.length, carets!.length)).toBeLessThanOrEqual(166);
  });
});
