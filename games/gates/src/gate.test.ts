import { describe, expect, test } from 'vitest';
import { EASY, gate, incident, issuesOf, read } from './small.fixture.ts';

const codesOf = (one: object): readonly (string | readonly unknown[])[] =>
  issuesOf(incident({ gate: [one] })).map(({ code }) => code);

describe('[G20] gates as they are written', () => {
  test('[G1] two to four paths of one to four clauses', () => {
    const path = (count: number) =>
      gate(
        'P',
        Array.from({ length: count }, () => [10, 'tag MOOD'] as const),
      );
    expect([1, 2, 4, 5].map((count) => codesOf(path(count)).length > 0)).toEqual([true, false, false, true]);
    const clauses = (count: number) =>
      gate('C', [
        [10, ...new Array<string>(count).fill('tag MOOD')],
        [10, 'tag FOOD'],
      ]);
    expect([0, 1, 4, 5].map((count) => codesOf(clauses(count)).length > 0)).toEqual([true, false, false, true]);
  });

  test('[G20] a clause that is none is an issue at its place', () => {
    expect(
      issuesOf(
        incident({
          gate: [
            gate('W', [
              [10, 'tag MOOD'],
              [10, 'tag FOOD', 'tag SENSR'],
            ]),
          ],
        }),
      ),
    ).toMatchObject([{ code: 'unknown-clause', path: ['gate', 0, 'path', 1, 'clauses', 1], nearest: 'SENSOR' }]);
  });

  const lists: readonly [clause: string, code: string][] = [
    ['listed', 'no-sources'],
    ['card VERIFIED listed', 'no-sources'],
    ['pair any with listed', 'no-sources'],
    ['agree', 'no-axis'],
    ['card axis', 'no-axis'],
    ['pair axis with any', 'no-axis'],
  ];
  test.each(lists)('[G20] "%s" without the list it speaks of: %s', (clause, code) => {
    expect(
      codesOf(
        gate('L', [
          [10, clause],
          [10, 'tag MOOD'],
        ]),
      ),
    ).toEqual([code]);
    expect(
      codesOf(
        gate(
          'L',
          [
            [10, clause],
            [10, 'tag MOOD'],
          ],
          { sources: ['log'], axis: ['TIME'] },
        ),
      ),
    ).toEqual([]);
  });

  test('[G7] an id says that it is a gate’s', () => {
    expect(codesOf({ ...EASY, id: 'EASY' })).toHaveLength(1);
    expect(codesOf({ ...EASY, id: 'modifier.EASY' })).toHaveLength(1);
    expect(codesOf({ ...EASY, id: 'gate.easy' })).toHaveLength(1);
  });

  test('[G5] the tags its paths name, of all of them', () => {
    const setup = read(
      incident({
        gate: [
          gate('N', [
            [10, 'tag MOOD'],
            [10, 'card SENSOR', 'without FOOD'],
          ]),
        ],
      }),
    );
    expect(setup.gates[0]!.named).toBe((1 << 12) | (1 << 4));
  });
});
