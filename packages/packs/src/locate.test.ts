import type { Path } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { locate, placesOf } from './locate.ts';
import { marked } from './marked.fixture.ts';

type Row = readonly [what: string, text: string, path: Path];

const check = (text: string, path: Path, key: boolean): void => {
  const wanted = marked(text);
  expect(locate(placesOf(wanted.text), path, key)).toEqual(wanted.place);
};

describe('where a value stands', () => {
  const rows: readonly Row[] = [
    ['a value', 'a = 1\nb = «"two"»\n', ['b']],
    ['a value after tabs', 'a = 1\n\tb\t=\t«2»\n', ['b']],
    ['a value of a CRLF file', 'a = 1\r\n\r\nb = «2»\r\n', ['b']],
    ['the last value, without an end of line', 'a = 1\nb = «2»', ['b']],
    ['a value after two-unit characters', 'a = { b = "🧊🧊", c = «3» }\n', ['a', 'c']],
    ['a value after a line of text with U+2028', 'a = "x\u2028y"\nb = «2»\n', ['b']],
    ['an item of a list', 'a = ["x", «"y"», "z"]\n', ['a', 1]],
    ['an item of a list over several lines', 'a = [\n  "x", # one\n  «"y"»,\n]\n', ['a', 1]],
    ['an item of a list in a list', 'a = [[1, 2], [3, «4»]]\n', ['a', 1, 1]],
    ['a whole list', 'a = «[1, 2]»\n', ['a']],
    ['a list over several lines, at its first character', 'a = «[\n  1,\n]»\n', ['a']],
    ['a text over several lines, at its first character', 'b = 1\na = «"""\nx\n"""»\n', ['a']],
    ['a value in an inline table', 'a = { b = 1, c = «2» }\n', ['a', 'c']],
    ['a value in an inline table in a list', 'a = [{ b = 1 }, { b = «2» }]\n', ['a', 1, 'b']],
    ['a value under a dotted key', 'a.b = 1\na.c = «2»\n', ['a', 'c']],
    ['a value under a dotted key in an inline table', 'a = { b.c = «1» }\n', ['a', 'b', 'c']],
    ['a value under a quoted key', '"a b".\'c\' = «1»\n', ['a b', 'c']],
    ['a value in a table', '[a]\nb = 1\n\n[c.d]\ne = «2»\n', ['c', 'd', 'e']],
    ['a value in the second table of a list', '[[a]]\nb = 1\n[[a]]\nb = «2»\n', ['a', 1, 'b']],
    [
      'a value in a list of tables inside one',
      '[[a]]\n[[a.p]]\nx = 1\n[[a]]\n[[a.p]]\nx = 2\n[[a.p]]\nx = «3»\n',
      ['a', 1, 'p', 1, 'x'],
    ],
  ];
  test.each(rows)('%s', (_, text, path) => check(text, path, false));
});

describe('where a key stands', () => {
  const rows: readonly Row[] = [
    ['a key', 'a = 1\n«bee» = 2\n', ['bee']],
    ['a key in a table', '[a]\nb = 1\n  «cee» = 2\n', ['a', 'cee']],
    ['a key in an inline table', 'a = { b = 1, «cee» = 2 }\n', ['a', 'cee']],
    ['the last word of a dotted key', 'a.b.«cee» = 1\n', ['a', 'b', 'cee']],
    ['the first word of a dotted key', '«a».b.cee = 1\n', ['a']],
    ['a word inside a dotted key', 'a.«b».cee = 1\n', ['a', 'b']],
    ['a quoted key', '«"a b"» = 1\n', ['a b']],
    ['the name of a table', 'x = 1\n[«bee»]\n', ['bee']],
    ['the first word of a table’s name', '[«a».b]\nx = 1\n', ['a']],
    ['the name of a list of tables, where it first stands', '[[«bee»]]\nx = 1\n[[bee]]\n', ['bee']],
    ['the name of a list inside a table of a list', '[[a]]\n[[a]]\n[[a.«p»]]\n[[a.p]]\n', ['a', 1, 'p']],
  ];
  test.each(rows)('%s', (_, text, path) => check(text, path, true));
});

describe('what does not stand there is placed at the nearest thing around it', () => {
  const rows: readonly Row[] = [
    ['a key that a table lacks', 'x = 1\n[«a»]\nb = 1\n', ['a', 'c']],
    ['a key that the second table of a list lacks', '[[a]]\nc = 1\n[[«a»]]\nb = 1\n', ['a', 1, 'c']],
    ['a key that a table inside a list lacks', '[[a]]\n[[«a.p»]]\nx = 1\n', ['a', 0, 'p', 0, 'y']],
    ['a key that an inline table lacks', 'a = [{ b = 1 }, «{ c = 1 }»]\n', ['a', 1, 'b']],
    ['a key that a table of dotted keys lacks', '«a».b = 1\na.c = 2\n', ['a', 'd']],
    ['a table opened after a table inside it', '[a.b]\nx = 1\n[«a»]\ny = 1\n', ['a', 'z']],
    ['a key that the whole text lacks', '«#» nothing\na = 1\n', ['b']],
    ['the whole text', '«#» nothing\na = 1\n', []],
  ];
  test.each(rows)('%s', (_, text, path) => check(text, path, false));

  test('anything in an empty text', () => {
    expect(locate(placesOf(''), ['a', 0], false)).toEqual({ line: 1, column: 1, length: 1 });
  });
});
