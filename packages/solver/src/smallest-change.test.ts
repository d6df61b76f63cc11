import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type At, brute, doors, everyLine, search, setups } from './doors.fixture.ts';
import { smallestChange, wordsChanged } from './smallest-change.ts';

const stateAfter = (setup: (typeof setups)[number], played: readonly number[]): At => {
  let state = doors.start(setup, parseSeed('doors'));
  for (const door of played) state = doors.step(setup, state, 0, door) as At;
  return state;
};

test.each([
  ['submit a b', 'submit a b', 0],
  ['submit a b', 'submit a c', 1],
  ['submit a b', 'submit a', 1],
  ['submit a', 'submit b c', 2],
  ['draft a b c', 'draft c e f', 2],
  ['submit a b', 'scan a b', 1],
])('from "%s" to "%s" takes %i words', (before, after, words) => {
  expect(wordsChanged(before, after)).toBe(words);
});

describe('the smallest change of a played line', () => {
  test('is the latest single action from which trying every line reaches the score, where the line missed it', () => {
    let found = 0;
    for (const setup of setups)
      for (const played of everyLine) {
        const start = doors.start(setup, parseSeed('doors'));
        const wanted = brute('any', setup, start);
        const change = smallestChange(doors, search, { family: 'any', setup, start, played, wanted });
        if (brute('any', setup, stateAfter(setup, played)) >= wanted) {
          expect(change).toBeNull();
          continue;
        }
        found += 1;
        // Every action of this game is one word, so all changes are of one size and the latest is wanted.
        const steps = played.map((_, step) => brute('any', setup, stateAfter(setup, played.slice(0, step))) >= wanted);
        expect(change).toMatchObject({ step: steps.lastIndexOf(true), size: 1 });
        const changed = [...played.slice(0, change!.step), change!.instead, ...change!.line];
        expect(brute('any', setup, stateAfter(setup, changed))).toBeGreaterThanOrEqual(wanted);
        expect(changed).toHaveLength(3);
      }
    expect(found).toBeGreaterThan(20);
  });

  test('there is none where the score was out of reach from the start', () => {
    const [setup] = setups;
    const start = doors.start(setup!, parseSeed('doors'));
    expect(
      smallestChange(doors, search, { family: 'any', setup: setup!, start, played: [0, 0, 0], wanted: 9 }),
    ).toBeNull();
  });

  test('it keeps to the lines of its family', () => {
    for (const setup of setups)
      for (const played of everyLine.filter((line) => !line.includes(1))) {
        const start = doors.start(setup, parseSeed('doors'));
        const wanted = brute('narrow', setup, start);
        const change = smallestChange(doors, search, { family: 'narrow', setup, start, played, wanted });
        expect([change?.instead, ...(change?.line ?? [])]).not.toContain(1);
      }
  });
});
