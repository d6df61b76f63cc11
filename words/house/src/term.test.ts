import { expect, test } from 'vitest';
import { termNamed } from './term.ts';

const TERMS = [
  ['Scan', 'A swap.'],
  ['Scrutiny', 'How closely she looks.'],
  ['Resistance', 'What is left.'],
] as const;

test.each([
  ['scrutiny', 'Scrutiny'],
  ['RESIST', 'Resistance'],
  [' scan ', 'Scan'],
  ['sc', undefined],
  ['', undefined],
  ['audit', undefined],
])('[K6] "%s" asks for %s', (asked, term) => {
  expect(termNamed(TERMS, asked)?.[0]).toBe(term);
});
