import { describe, expect, test } from 'vitest';
import { idsIn, isRecord, listOf, named } from './index.ts';

describe('what a designer wrote', () => {
  test.each([
    [{}, true],
    [{ id: 3 }, true],
    [[], false],
    [null, false],
    ['text', false],
    [undefined, false],
  ])('%j is a table: %s', (value, is) => {
    expect(isRecord(value)).toBe(is);
  });

  test('what is no list is an empty one', () => {
    expect([[1, 'a'], {}, 'ab', undefined].map(listOf)).toEqual([[1, 'a'], [], [], []]);
  });

  test('only tables with a text for an id have one', () => {
    expect(idsIn([{ id: 'hall' }, { id: 3 }, {}, null, 'attic', { id: 'roof' }])).toEqual(['hall', 'roof']);
    expect(idsIn({ id: 'hall' })).toEqual([]);
  });

  test('a word that is no id is an issue; what is no word is not', () => {
    expect(named('hal', ['hall'], ['start'], 'room')).toMatchObject([
      { code: 'unknown-reference', path: ['start'], found: 'hal', nearest: 'hall' },
    ]);
    for (const right of ['hall', 3, undefined]) expect(named(right, ['hall'], ['start'], 'room')).toEqual([]);
  });
});
