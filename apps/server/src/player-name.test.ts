import { expect, test } from 'vitest';
import { isPlayerName } from './player-name.ts';

test.each(['Ann', 'O’Brien', 'Zoë', '小林', 'Ирина', 'R2-D2', 'Ann & Bea', 'नमस्ते', 'x'.repeat(32), '7', 'Ann 🦊'])(
  '[S10] "%s" is a name',
  (name) => expect(isPlayerName(name)).toBe(true),
);

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a space in front', ' Ann'],
  ['two spaces', 'Ann  Bea'],
  ['too long', 'x'.repeat(33)],
  ['markup', '<b>Ann</b>'],
  ['a line end', 'Ann\nBea'],
  ['a control character', 'Ann\u0007'],
  ['text turned round', 'Ann\u202Etxt'],
  ['a joiner that is not seen', 'An\u200Bn'],
  ['a filler that is not seen', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a soft hyphen', 'An\u00ADn'],
  ['a private character', '\uE000'],
  ['half a character', 'Ann\uD800'],
  ['piled marks', 'A\u0301\u0301\u0301nn'],
  ['another spelling of a letter', 'Zoe\u0308'],
  ['letters of two alphabets that look alike', 'Аnn'],
  ['signs alone', '!!!'],
])('[S10] %s is no name', (_what, name) => expect(isPlayerName(name)).toBe(false));
