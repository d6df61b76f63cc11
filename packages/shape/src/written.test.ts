import { describe, expect, test } from 'vitest';
import { idIssues, idsIn, isRecord, listIssues, listOf } from './index.ts';

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

  test('a word that is no id is an issue, and so is what is neither a word nor the thing itself', () => {
    expect(idIssues('hal', ['hall'], ['start'], 'room')).toMatchObject([
      { code: 'unknown-reference', path: ['start'], found: 'hal', nearest: 'hall' },
    ]);
    for (const right of ['hall', { id: 'cellar' }, undefined])
      expect(idIssues(right, ['hall'], ['start'], 'room')).toEqual([]);
    for (const wrong of [3, true, null, ['hall']])
      expect(idIssues(wrong, ['hall'], ['start'], 'room')).toMatchObject([{ code: 'wrong-type', path: ['start'] }]);
  });

  test('a list is a list, where one is written', () => {
    for (const right of [[], undefined]) expect(listIssues(right, ['room'])).toEqual([]);
    for (const wrong of [3, 'hall', {}, null])
      expect(listIssues(wrong, ['room'])).toMatchObject([{ code: 'wrong-type', path: ['room'] }]);
  });
});
