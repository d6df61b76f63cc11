import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { type Fields, incident, issuesOf, NUMBERS, read } from './small.fixture.ts';
import type { Tuning } from './tuning.ts';

const codesOf = (tuning: Fields): readonly string[] => issuesOf(incident({ tuning })).map(({ code }) => code);

describe('[G20] the tuning', () => {
  test('[G20] the numbers of the tests are the engine’s own, key for key', () => {
    expect(read({ ...incident(), tuning: {} }).tuning).toEqual(NUMBERS);
  });

  const printed: readonly [id: string, key: keyof Tuning, value: number][] = [
    ['D05v1-39 D05v1-48', 'flag_cost', 1],
    ['D05v1-39', 'shown_relief', 1],
    ['D05v1-40 D05v1-48', 'rewire_cost', 1],
    ['D05v1-40', 'rewire_scrutiny', 1],
    ['D05v1-41', 'corroborate_relief', 1],
    ['D05v1-42', 'cycle_scrutiny', 1],
    ['D05v1-43 D05v1-48', 'exploit_cost', 2],
    ['D05v1-43', 'exploit_scrutiny', 3],
    ['D05v1-38', 'inject_most', 2],
    ['D05v1-44', 'tokens_most', 3],
    ['D05v1-45', 'tokens_at_start', 1],
    ['D05v1-46', 'tokens_per_gate', 1],
    ['D05v1-50', 'verified_scrutiny', 0],
    ['D05v1-51', 'plausible_scrutiny', 1],
    ['D05v1-52', 'sketchy_scrutiny', 3],
    ['D05v1-53', 'failed_scrutiny', 2],
    ['D05v1-56', 'flag_turns', 2],
    ['D05v1-57', 'lockdown_extra', 1],
    ['D05v1-63', 'narrow_cycle', 2],
    ['D05v1-65', 'exploit_bare', 40],
    ['D05v1-65', 'exploit_damage', 50],
    ['D05v1-65', 'exploit_named', 60],
  ];
  test.each(printed)(
    '[G20] %s: %s is %i, unless a pack says otherwise, and in the pack that is played',
    (_, key, value) => {
      expect(read({ ...incident(), tuning: {} }).tuning[key]).toBe(value);
      expect(readContent().tuning[key]).toBe(value);
    },
  );

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
