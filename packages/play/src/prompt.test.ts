import { describe, expect, test } from 'vitest';
import { fitPieces, keptPieces, type LaidPieces, type Prompt, toggle } from './prompt.ts';

const option = (zone: string, id: string) => ({ zone, id, text: null, off: null, laid: false });
const prompt: Prompt = {
  zones: [
    { id: 'card', max: 2, full: 'replace' },
    { id: 'few', max: 1, full: 'refuse' },
    { id: 'gate', max: 1, full: 'replace', keeps: true },
  ],
  options: [
    ...['a', 'b', 'c'].map((id) => option('card', id)),
    option('few', 'x'),
    option('few', 'y'),
    option('gate', 'g'),
  ],
  text: null,
  off: null,
};
const laid = (...ids: readonly string[]): LaidPieces => ids.map((id) => ({ zone: 'card', id }));

describe('laying pieces down', () => {
  test('again takes back; a full zone replaces the earliest or refuses', () => {
    expect(toggle(prompt, laid('a', 'b'), { zone: 'card', id: 'a' })).toEqual(laid('b'));
    expect(toggle(prompt, laid('a', 'b'), { zone: 'card', id: 'c' })).toEqual(laid('b', 'c'));
    const full: LaidPieces = [{ zone: 'few', id: 'x' }];
    expect(toggle(prompt, full, { zone: 'few', id: 'y' })).toBe(full);
  });

  test('what is no longer offered, or too many for its zone, is dropped', () => {
    expect(fitPieces(prompt, laid('a', 'b', 'c'))).toEqual(laid('b', 'c'));
    expect(fitPieces(prompt, laid('gone', 'a'))).toEqual(laid('a'));
    expect(fitPieces(prompt, [{ zone: 'elsewhere', id: 'a' }])).toEqual([]);
    const fits = laid('a', 'b');
    expect(fitPieces(prompt, fits)).toBe(fits);
  });

  test('only what a zone keeps stays after an action', () => {
    expect(keptPieces(prompt, [...laid('a'), { zone: 'gate', id: 'g' }])).toEqual([{ zone: 'gate', id: 'g' }]);
  });
});
