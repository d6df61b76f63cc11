import { describe, expect, test } from 'vitest';
import { decodeKeys, flushKeys, type Key } from './keys.ts';

const ESC = '\u001b';

const keys: readonly [name: string, bytes: string, expected: readonly Key[]][] = [
  ['up', `${ESC}[A`, [{ kind: 'up' }]],
  ['down', `${ESC}[B`, [{ kind: 'down' }]],
  ['right', `${ESC}[C`, [{ kind: 'right' }]],
  ['left', `${ESC}[D`, [{ kind: 'left' }]],
  ['left in application mode', `${ESC}OD`, [{ kind: 'left' }]],
  ['page up and down', `${ESC}[5~${ESC}[6~`, [{ kind: 'page-up' }, { kind: 'page-down' }]],
  ['shift-tab', `${ESC}[Z`, [{ kind: 'back-tab' }]],
  ['space, enter, tab', ' \r\t', [{ kind: 'space' }, { kind: 'enter' }, { kind: 'tab' }]],
  ['line feed', '\n', [{ kind: 'enter' }]],
  ['both backspaces', '\u007f\b', [{ kind: 'backspace' }, { kind: 'backspace' }]],
  ['ctrl-c, ctrl-d', '\u0003\u0004', [{ kind: 'interrupt' }, { kind: 'interrupt' }]],
  ['ctrl-z, ctrl-l, ctrl-u', '\u001a\u000c\u0015', [{ kind: 'suspend' }, { kind: 'redraw' }, { kind: 'clear-line' }]],
  [
    'letters',
    'aé',
    [
      { kind: 'char', char: 'a' },
      { kind: 'char', char: 'é' },
    ],
  ],
  [
    'a character of two halves',
    '⭐😀',
    [
      { kind: 'char', char: '⭐' },
      { kind: 'char', char: '😀' },
    ],
  ],
  ['keys in one go', `a${ESC}[Bb`, [{ kind: 'char', char: 'a' }, { kind: 'down' }, { kind: 'char', char: 'b' }]],
  ['a sequence nobody asked for', `${ESC}[1;5Qx`, [{ kind: 'char', char: 'x' }]],
  ['escape before a letter', `${ESC}x`, [{ kind: 'escape' }, { kind: 'char', char: 'x' }]],
  ['other control bytes', '\u0001\u0002', []],
];

describe('keys', () => {
  test.each(keys)('%s', (_name, bytes, expected) => {
    expect(decodeKeys(bytes)).toEqual({ keys: expected, rest: '' });
  });

  test.each([ESC, `${ESC}[`, `${ESC}[1;`, `${ESC}O`, `${ESC}[200~half a paste`])('%j waits for more', (bytes) => {
    expect(decodeKeys(bytes)).toEqual({ keys: [], rest: bytes });
  });

  test('a sequence that arrives in two pieces is one key', () => {
    const { rest } = decodeKeys(`${ESC}[`);
    expect(decodeKeys(`${rest}A`).keys).toEqual([{ kind: 'up' }]);
  });

  test('an escape that nothing follows is the key', () => {
    expect(flushKeys(ESC)).toEqual([{ kind: 'escape' }]);
    expect(flushKeys(`${ESC}[`)).toEqual([]);
  });

  test('a paste is text: it never presses enter, and control bytes do not survive it', () => {
    const pasted = `${ESC}[200~submit 1\r\nquit\n\u0003${ESC}[A${ESC}[201~`;
    const { keys: got } = decodeKeys(`${pasted}x`);
    expect(got).toEqual([
      { kind: 'paste', text: 'submit 1 quit [A' },
      { kind: 'char', char: 'x' },
    ]);
  });
});
