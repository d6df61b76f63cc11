import type { View } from '@lockstep/freeplay';
import { expect, test } from 'vitest';
import { blank, textOf, withCard, withMove } from './choosing.ts';

const gate = (id: string, cleared = false) => ({ id, cleared });
const view = (narrow = false) =>
  ({
    edition: 'gates',
    koa: null,
    gates: {
      gates: [gate('gate.A', true), gate('gate.B'), gate('gate.C')],
      modifiers: narrow ? [{ id: 'modifier.NARROW_CHANNEL' }] : [],
      audit: null,
      hand: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    },
  }) as unknown as View;

test('the first gate that stands is aimed at, and one that was aimed at for as long as it stands', () => {
  expect(blank(view()).gate).toBe('gate.B');
  expect(blank(view(), 'gate.C').gate).toBe('gate.C');
  expect(blank(view(), 'gate.A').gate).toBe('gate.B');
});

test('where there is no more room the card picked first makes way; picked again it is put back', () => {
  const laid = (ids: string, narrow = false): readonly string[] =>
    [...ids].reduce((choice, id) => withCard(view(narrow), choice, id), blank(view(narrow))).cards;
  expect([laid('ab'), laid('abc'), laid('aba')]).toEqual([['a', 'b'], ['b', 'c'], ['b']]);
  expect(laid('ab', true)).toEqual(['b']);
});

test('[D05v1 §10] a move is said in the order of the turn: what it does not take is not said', () => {
  const two = { ...blank(view()), cards: ['a', 'b'], tool: 'tool.REDACT' as const };
  expect(textOf(view(), two)).toBe('inject a b with tool.REDACT at gate.B');
  expect(textOf(view(), withMove(view(), two, 'corroborate'))).toBe('corroborate a b');
  const flag = { ...withMove(view(), two, 'flag'), path: 2, strike: 1 };
  expect(textOf(view(), flag)).toBe('flag b at gate.B path 2 strike 1');
  const rewire = { ...withMove(view(), two, 'rewire'), wire: 'from MEDIA to SENSOR' };
  expect(textOf(view(), rewire)).toBe('rewire b from MEDIA to SENSOR');
  expect(textOf(view(), { ...withMove(view(), two, 'exploit'), disable: true })).toBe('exploit b at gate.B disable');
  expect(textOf(view(), { ...withMove(view(), two, 'cycle') })).toBe('cycle a b');
});
