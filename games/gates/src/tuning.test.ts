import { describe, expect, test } from 'vitest';
import { type Fields, incident, issuesOf, NUMBERS, read } from './small.fixture.ts';

const codesOf = (tuning: Fields): readonly string[] => issuesOf(incident({ tuning })).map(({ code }) => code);

describe('[G20] the tuning', () => {
  test('[G20] the numbers of the tests are the engine’s own, key for key', () => {
    expect(read({ ...incident(), tuning: {} }).tuning).toEqual(NUMBERS);
  });

  test('[G20] a fraction over nothing is refused, in a list of them too', () => {
    expect(codesOf({ declared: [4, 0] })).toEqual(['out-of-range']);
    expect(
      issuesOf(
        incident({
          tuning: {
            strictness: [
              [3, 4],
              [1, 0],
            ],
          },
        }),
      ),
    ).toMatchObject([{ code: 'out-of-range', path: ['tuning', 'strictness', 1] }]);
    expect(codesOf({ repeat_third: [0, 1] })).toEqual([]);
    expect(codesOf({ declared: [1, 2, 3] })).toHaveLength(1);
  });

  const bands: readonly [med: number, high: number, most: number, right: boolean][] = [
    [10, 20, 30, true],
    [10, 10, 30, false],
    [10, 11, 11, true],
    [10, 12, 11, false],
  ];
  test.each(bands)('[G4] MED from %i, HIGH from %i, most %i: %s', (med_from, high_from, scrutiny_most, right) => {
    expect(codesOf({ med_from, high_from, scrutiny_most })).toEqual(right ? [] : ['out-of-range']);
  });

  test('[G20] a key that is none is refused', () => {
    expect(codesOf({ lock_strength: 5 })).toHaveLength(1);
  });

  test('[G2] one artifact an INJECT, where a pack says so', () => {
    expect(codesOf({ inject_most: 1 })).toEqual([]);
    expect(codesOf({ inject_most: 3 })).toHaveLength(1);
  });
});
