import type { Json } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { toJson } from './json.ts';

interface Card {
  readonly id: string;
  readonly line?: string | undefined;
  readonly tags: readonly ('A' | 'B')[];
}

test('plain data is the same value, typed as JSON', () => {
  const card: Card = { id: 'a', tags: ['A'] };
  const json: Json = toJson(card);
  expect(json).toBe(card);
});

test('what is no plain data does not compile', () => {
  // @ts-expect-error a function is no data
  toJson({ at: () => 1 });
  // @ts-expect-error nor is a method below a list
  toJson({ list: [{ find: (id: string) => id }] });
  // @ts-expect-error nor a value nothing is known of
  toJson({ given: 1 as unknown });
});
