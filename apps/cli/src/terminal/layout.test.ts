import { describe, expect, test } from 'vitest';
import { clipped, columns, ends, flow, framed, scrolled, twoColumns, windowOf, wrap } from './layout.ts';

const RED = '\u001b[31m';
const OFF = '\u001b[39m';

describe('columns', () => {
  test('colours take none, a star two', () => {
    expect(columns(`${RED}abc${OFF}`)).toBe(3);
    expect(columns('⭐⭐ Silver')).toBe(11);
    expect(columns('✓ ◆ █ → “x”')).toBe(11);
  });
});

describe('wrap', () => {
  test('breaks at words, hangs the rest', () => {
    expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  });
  test('keeps an indent and cuts a word too long for the line', () => {
    expect(wrap('  ab cd', 5)).toEqual(['  ab', 'cd']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });
  test.each([1, 2, 3, 7, 20, 40])('no line is wider than %i', (width) => {
    for (const line of wrap('A payload that does not satisfy the protocol has Compliance 0.', width))
      expect(columns(line)).toBeLessThanOrEqual(width);
  });
});

test('a clipped text owns up to it', () => {
  expect(clipped('Kettle Log', 10)).toBe('Kettle Log');
  expect(clipped('Kettle Log', 9)).toBe('Kettle L…');
});

test('flow puts whole pieces on as few lines as fit', () => {
  expect(flow(['[ A ]', '[ B ]', '[ C ]'], 12)).toEqual(['[ A ]  [ B ]', '[ C ]']);
});

test('beside pads the left', () => expect(twoColumns(['a', 'bb'], 3, ['x'], '|')).toEqual(['a  |x', 'bb |']));

test('ends meet only where both fit', () => {
  expect(ends('ab', 'cd', 6)).toEqual(['ab  cd']);
  expect(ends('ab', 'cd', 5)).toEqual(['ab', 'cd']);
});

test('a window keeps the wanted lines in sight', () => {
  const lines = Array.from({ length: 10 }, (_, i) => String(i));
  expect(windowOf(lines, 4, 0, 1)).toMatchObject({ lines: ['0', '1', '2', '3'], above: 0, below: 6 });
  expect(windowOf(lines, 4, 9, 10)).toMatchObject({ lines: ['6', '7', '8', '9'], above: 6, below: 0 });
  for (let at = 0; at < 10; at += 1) expect(windowOf(lines, 4, at, at + 1).lines).toContain(String(at));
});

test('a scrolled text stops at both ends and says what lies beyond', () => {
  const lines = ['a', 'b', 'c', 'd'];
  const same = (text: string): string => text;
  expect(scrolled(lines, -5, 3, same)).toEqual({ lines: ['a', 'b', '↓ 2 more'], from: 0 });
  expect(scrolled(lines, 99, 3, same)).toEqual({ lines: ['c', 'd', '↑ 2 more'], from: 2 });
  expect(scrolled(lines, 99, 4, same)).toEqual({ lines, from: 0 });
});

test('a frame has exactly its rows', () => {
  expect(framed(['t'], ['b'], 4)).toEqual(['t', '', '', 'b']);
  expect(framed(['1', '2', '3'], ['b'], 3)).toEqual(['2', '3', 'b']);
});
