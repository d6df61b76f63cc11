import { describe, expect, test } from 'vitest';
import { shareOf } from './draw.ts';
import { UNIT } from './power.ts';
import { SET_MASKS } from './sets.ts';
import { entryOf, even, HOLDS, poolOf, profile, quest, read } from './small.fixture.ts';
import { exponentAt, finalWeight, partsOf, weighSets } from './weight.ts';

const setup = read(quest());

/** What a fresh card weighs, as a number. */
const weightOf = (id: string, holds: readonly number[], of = setup, picks = 0): number =>
  finalWeight(weighSets(of, holds, picks, new Float64Array(SET_MASKS.length))[entryOf(of, id).set]!, 0, 0) / UNIT;

const MILLIONTH = 6;

const example: readonly [id: string, weight: number, clause: string][] = [
  ['whirlpool-seer', 15.745344971, 'RES-54'],
  ['void-harvester', 12.786035066, 'RES-55'],
  ['abyssal-reclaimer', 28.031380038, 'RES-56'],
  ['boulder-sentinel', 1.5, 'RES-57'],
  ['flame-imp', 0.5, 'RES-58'],
  ['field-medic', 3, 'RES-59'],
  ['echoing-monolith', 13.786035066, 'RES-60'],
];

describe('[R1] RES "Worked Example": Tide 7, Stone 1, Ruin 6', () => {
  test.each(example)('%s weighs %d (%s)', (id, weight) => {
    expect(weightOf(id, HOLDS)).toBeCloseTo(weight, MILLIONTH);
  });

  test('RES-56 the card of both main resonances is the heaviest', () => {
    const weights = example.map(([id]) => weightOf(id, HOLDS));
    expect(Math.max(...weights)).toBe(weightOf('abyssal-reclaimer', HOLDS));
  });

  test('what is rounded is exact where the weight is: 1.5, 0.5 and 3 in units', () => {
    const { weightOf: unitsOf } = shareOf(setup, poolOf(setup), HOLDS, 0, setup.all);
    expect(['boulder-sentinel', 'flame-imp', 'field-medic'].map((id) => unitsOf(entryOf(setup, id).index))).toEqual([
      1.5 * UNIT,
      0.5 * UNIT,
      3 * UNIT,
    ]);
  });
});

const profiles: readonly [held: number, weight: number][] = [
  [0, 0.5],
  [1, 1.5],
  [4, 7.464404506],
  [5, 10.018269694],
  [6, 12.786035066],
  [7, 15.745344971],
  [8, 18.87917368],
  [12, 32.923040924],
];

describe('[R1] the weight of a card', () => {
  test.each(profiles)('RES-50 with a profile of %d a card of that resonance weighs %d', (held, weight) => {
    expect(weightOf('whirlpool-seer', profile({ Tide: held }))).toBeCloseTo(weight, MILLIONTH);
  });

  test('RES-49 RES-51 a neutral card weighs 3 whatever is held; what is off-colour only 0.5, less than that', () => {
    for (const holds of [profile({}), HOLDS, profile({ Tide: 40 })]) {
      expect(weightOf('field-medic', holds)).toBe(3);
      expect(weightOf('flame-imp', holds)).toBe(0.5);
    }
  });

  test('RES-53 a profile of 5 is 20.0 times the floor, of 7 31.5 times', () => {
    expect(weightOf('whirlpool-seer', profile({ Tide: 5 })) / 0.5).toBeCloseTo(20.04, 2);
    expect(weightOf('whirlpool-seer', profile({ Tide: 7 })) / 0.5).toBeCloseTo(31.49, 2);
  });

  test('two symbols add up, the floor once', () => {
    const both = weightOf('abyssal-reclaimer', HOLDS);
    expect(both).toBeCloseTo(weightOf('whirlpool-seer', HOLDS) + weightOf('void-harvester', HOLDS) - 0.5, 5);
  });

  test('the parts a symbol adds are what the whole is made of', () => {
    const parts = partsOf(setup, HOLDS, 0, entryOf(setup, 'abyssal-reclaimer').set);
    expect(parts.map(({ symbol }) => symbol)).toEqual([0, 4]);
    expect(parts.reduce((sum, { adds }) => sum + adds / UNIT, 0.5)).toBeCloseTo(28.03138, 5);
    expect(partsOf(setup, HOLDS, 0, entryOf(setup, 'field-medic').set)).toEqual([]);
  });

  test('a profile that is no whole number, or a very great one, is weighed like any other', () => {
    for (const held of [0.85, 2.345, 255, 256, 300])
      expect(weightOf('whirlpool-seer', profile({ Tide: held })) / (0.5 + held ** 1.4)).toBeCloseTo(1, MILLIONTH);
  });

  test('RES-07 the three constants are those of the preset', () => {
    const other = read(
      quest({ preset: even({ resonance: { neutral_base: 4, floor_weight: 3.5, affinity_exponent: 2 } }) }),
    );
    expect(weightOf('field-medic', HOLDS, other)).toBe(4);
    expect(weightOf('flame-imp', HOLDS, other)).toBe(3.5);
    expect(weightOf('whirlpool-seer', HOLDS, other)).toBeCloseTo(52.5, MILLIONTH);
  });
});

const stale: readonly [level: number, weight: number][] = [
  [0, 15.745344971],
  [1, 12.111803824],
  [2, 9.840840607],
  [3, 8.287023669],
  [10, 3.936336243],
];

describe('[R6] RES-48 staleness divides the weight by 1 + staleness × 0.3', () => {
  test.each(stale)('after %d times passed over 15.745 is %d', (level, weight) => {
    const pool = poolOf(setup, { stale: { 'whirlpool-seer': level } });
    const { weightOf: unitsOf } = shareOf(setup, pool, HOLDS, 0, setup.all);
    expect(unitsOf(entryOf(setup, 'whirlpool-seer').index) / UNIT).toBeCloseTo(weight, MILLIONTH);
  });

  test('[R1] rounding comes last, half up', () => {
    expect(finalWeight(1.5 / UNIT, 0, 0)).toBe(2);
    expect(finalWeight(1.4999 / UNIT, 0, 0)).toBe(1);
    // 3 units a third lighter for each level: 3, 2.25, 1.8, 1.5 (up to 2).
    expect([0, 1, 2, 3].map((level) => finalWeight(3 / UNIT, level, 1 / 3))).toEqual([3, 2, 2, 2]);
  });

  test('a factor of 0 leaves every weight as it is', () => {
    expect([0, 1, 7].map((level) => finalWeight(3, level, 0))).toEqual([3 * UNIT, 3 * UNIT, 3 * UNIT]);
  });
});

describe('[R10] the exponent', () => {
  const grows = read(
    quest({
      preset: even({ resonance: { affinity_exponent: 1.1 }, house: { exponent_start: 0.5, exponent_step: 0.05 } }),
    }),
  );

  test('is fixed where it has no step', () => {
    expect([0, 1, 50].map((picks) => exponentAt(setup.tuning, picks))).toEqual([1400, 1400, 1400]);
  });

  test.each([
    [0, 500],
    [1, 550],
    [11, 1050],
    [12, 1100],
    [13, 1100],
    [60, 1100],
  ])('of a preset that opens slowly is, after %i picks, %i thousandths', (picks, exponent) => {
    expect(exponentAt(grows.tuning, picks)).toBe(exponent);
    const tide = weightOf('whirlpool-seer', profile({ Tide: 7 }), grows, picks);
    expect(tide).toBeCloseTo(0.5 + 7 ** (exponent / 1000), MILLIONTH);
  });
});
