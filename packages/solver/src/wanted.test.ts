import { expect, test } from 'vitest';
import { search } from './doors.fixture.ts';
import { wantedScore } from './wanted.ts';

const DOORS = { scores: [] };

/** Three is excellent there. */
test.each([
  ['a loss wants any win', 0, 5, 1],
  ['a win wants excellence', 1, 5, 3],
  ['where excellence is out of reach, the most there is', 1, 2, 2],
  ['an excellent one wants the most', 3, 5, 5],
  ['the most wants nothing', 5, 5, null],
  ['a loss of what cannot be won wants nothing', 0, 0, null],
] as const)('%s', (_, reached, most, wanted) => {
  expect(wantedScore(search, DOORS, reached, most)).toBe(wanted);
});
