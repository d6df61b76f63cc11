import { describe, expect, test } from 'vitest';
import { nearest, Refusal, refuse } from './index.ts';

const WORDS = ['receipt', 'fda-article', 'photo', 'A1', 'on'];

describe('nearest', () => {
  const cases: readonly [word: string, expected: string | undefined][] = [
    ['reciept', 'receipt'],
    ['receipts', 'receipt'],
    ['RECEIPT', 'receipt'],
    ['fda-artcle', 'fda-article'],
    ['fdaarticl', 'fda-article'],
    ['foto', 'photo'],
    ['a2', 'A1'],
    ['a', 'A1'],
    ['no', undefined],
    ['zz', undefined],
    ['', undefined],
    ['zebra', undefined],
    ['x'.repeat(1000), undefined],
  ];
  test.each(cases)('what "%s" was meant to be: %s', (word, expected) => {
    expect(nearest(word, WORDS)).toBe(expected);
  });

  test('of two alike the first in the list', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
    expect(nearest('cat', [])).toBeUndefined();
  });
});

test('[K3] a refusal is a value with a code and data', () => {
  expect(refuse('too-many', { cards: 4 })).toEqual(new Refusal('too-many', { cards: 4 }));
  expect(refuse('over').data).toEqual({});
});
