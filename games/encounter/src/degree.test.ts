import { describe, expect, test } from 'vitest';
import { degreeOf, failureDegree, MAX_DEGREE, naturalOf, withNaturals } from './degree.ts';
import { duel, read } from './duel.fixture.ts';

const { tuning } = read(duel());
const { margins } = tuning;

describe('[E1] margin to degree', () => {
  /** Both sides of every edge. */
  const rows: readonly [margin: number, degree: number][] = [
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [12, 3],
    [13, 4],
    [14, 4],
    [60, 4],
  ];
  test.each(rows)('[E1] a margin of %i is a degree of %i, and its opposite the opposite', (margin, degree) => {
    expect(degreeOf(margins, margin)).toBe(degree);
    expect(degreeOf(margins, -margin) + degree).toBe(0);
  });

  test('[E1] every margin from −40 to 40', () => {
    for (let margin = -40; margin <= 40; margin += 1) {
      const size = Math.abs(margin) >= 13 ? 4 : Math.ceil(Math.abs(margin) / 4);
      expect([margin, degreeOf(margins, margin) + 0]).toEqual([margin, (margin < 0 ? -size : size) + 0]);
    }
  });

  test('[E1] other margins, other degrees', () => {
    expect([1, 2, 3, 4, 6, 7, 9, 10].map((margin) => degreeOf([2, 4, 7, 10], margin))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4,
    ]);
  });
});

describe('[E1] naturals', () => {
  test('[E1] a 20 is one more for its side, a 1 one less, all others nothing', () => {
    for (let d20 = 1; d20 <= 20; d20 += 1)
      expect([d20, naturalOf(d20)]).toEqual([d20, d20 === 20 ? 1 : d20 === 1 ? -1 : 0]);
  });

  const rows: readonly [margin: number, naturals: number, degree: number][] = [
    [0, 0, 0],
    [0, 1, 1],
    [0, -1, -1],
    [0, 2, 2],
    [0, -2, -2],
    [4, 1, 2],
    [4, -1, 0],
    [4, -2, -1],
    [-4, 1, 0],
    [12, 1, 4],
    [13, 1, 4],
    [13, 2, 4],
    [13, -1, 3],
    [-13, -1, -4],
    [-13, -2, -4],
    [-13, 1, -3],
  ];
  test.each(rows)('[E1] a margin of %i with naturals of %i is %i', (margin, naturals, degree) => {
    expect(withNaturals(margins, margin, naturals)).toBe(degree);
  });

  test('[E1] never beyond 4 either way, and never minus zero', () => {
    for (let margin = -60; margin <= 60; margin += 1)
      for (const naturals of [-2, -1, 0, 1, 2]) {
        const degree = withNaturals(margins, margin, naturals);
        expect(Math.abs(degree)).toBeLessThanOrEqual(MAX_DEGREE);
        expect(Object.is(degree, -0)).toBe(false);
      }
    expect(MAX_DEGREE).toBe(4);
  });
});

describe('[E3] the degree of a hit', () => {
  /** Rows: contact −4, −1, 0, 1 … 4. Columns: resistance 4, 1, 0, −1 … −4. */
  const columns = [4, 1, 0, -1, -2, -3, -4];
  const rows: readonly [contact: number, degrees: readonly number[]][] = [
    [-4, [0, 0, 0, 0, 0, 0, 0]],
    [-1, [0, 0, 0, 0, 0, 0, 0]],
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [1, [0, 0, 0, 1, 2, 3, 4]],
    [2, [1, 1, 1, 2, 3, 4, 4]],
    [3, [2, 2, 2, 3, 4, 4, 4]],
    [4, [3, 3, 3, 4, 4, 4, 4]],
  ];
  test.each(rows)('[E3] contact %i against resistance from 4 to −4 is %j', (contact, degrees) => {
    expect(columns.map((resisted) => failureDegree(tuning, contact, resisted))).toEqual(degrees);
  });

  test('[E3] the formula of the ruling', () => {
    for (let contact = 1; contact <= 4; contact += 1)
      for (let resisted = -4; resisted <= 4; resisted += 1)
        expect(failureDegree(tuning, contact, resisted)).toBe(
          Math.min(4, Math.max(0, Math.max(0, -resisted) + Math.max(0, contact - 1))),
        );
  });

  /** By resistance 4, 3, 2, 1, 0, −1, −2. */
  const perfect: readonly [contact: number, degrees: readonly number[]][] = [
    [1, [0, 0, 0, 0, 0, 1, 2]],
    [2, [0, 0, 0, 1, 1, 2, 3]],
    [3, [1, 1, 1, 2, 2, 3, 4]],
    [4, [2, 2, 2, 3, 3, 4, 4]],
  ];
  test.each(perfect)('[E3] a perfect resistance takes one off contact %i: %j', (contact, degrees) => {
    const played = { ...tuning, perfect_from: 2 };
    expect([4, 3, 2, 1, 0, -1, -2].map((resisted) => failureDegree(played, contact, resisted))).toEqual(degrees);
  });

  test('[E3] from which degree it is perfect and how much that takes off is the pack’s', () => {
    expect(failureDegree({ perfect_from: 3, perfect_less: 2 }, 4, 2)).toBe(3);
    expect(failureDegree({ perfect_from: 3, perfect_less: 2 }, 4, 3)).toBe(1);
    expect(failureDegree({ perfect_from: 1, perfect_less: 4 }, 2, 1)).toBe(0);
  });
});
