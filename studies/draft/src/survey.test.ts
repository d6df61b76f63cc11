import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { survey } from './survey.ts';

const pack = readContent();
const setup = questOf(pack, survey.setupOf(pack, 'seed'));
const sums = survey.measure(setup, 'synergy', 0);

/** How often, the sum, and the sum of squares at a place. */
const at = (name: string, place = 0): readonly number[] => sums[name]!.slice(3 * place, 3 * place + 3);

describe('[R25] what one game of a survey adds', () => {
  test('is the same every time, and another game adds something else', () => {
    expect(survey.measure(setup, 'synergy', 0)).toEqual(sums);
    expect(survey.measure(setup, 'synergy', 1)).not.toEqual(sums);
  });

  test('is whole numbers, three a place', () => {
    for (const [name, row] of Object.entries(sums)) {
      expect(row.length % 3, name).toBe(0);
      expect(row.every(Number.isSafeInteger), name).toBe(true);
    }
  });

  test('is two quests of one dreamcaller: two decks, one overlap, sixty drafted offers', () => {
    expect(at('score')[0]).toBe(2);
    expect(at('overlap')[0]).toBe(1);
    const offers = sums['best is not heaviest']!.filter((_, i) => i % 3 === 0).reduce((sum, n) => sum + n, 0);
    expect(offers).toBe(60);
    expect(at('mono')[1]! + at('dual')[1]! + at('three or more')[1]!).toBe(2);
  });

  test('RES-53: before the first pick a bonus of 4 weighs 7.464, which is 14.93 floors', () => {
    const [n, sum] = at('over the floor', 1);
    const caller = setup.callers[0]!.bonus;
    const most = Math.max(...caller) / 1000;
    expect(sum! / n!).toBe(Math.round((0.5 + most ** 1.4) * 2 * 100));
  });

  test('[R7] no offer shows a card twice', () => {
    expect(at('shows a card twice')[1]).toBe(0);
  });

  test('every claim and every figure reads something that is measured', () => {
    const measured = new Map(survey.players.map((player) => [player, survey.measure(setup, player, 0)]));
    const asked = [
      ...survey.claims.map(({ quantity }) => quantity),
      ...survey.sweeps.map(({ quantity }) => quantity),
      ...survey.figures.flatMap(({ series }) =>
        series.flatMap((one) => ('quantity' in one ? [one.quantity] : one.bars.map(({ quantity }) => quantity))),
      ),
    ];
    for (const { player, name } of asked)
      if (name !== 'mono, called by one') expect(measured.get(player)?.[name], `${player}: ${name}`).toBeDefined();
  });

  test('RES-07: each preset is measured, and the sweep changes one number of the first', () => {
    expect(survey.configurations(pack)).toEqual(['open', 'recency', 'seed']);
    const rows = survey.sweeps[0]!.over(pack);
    expect(rows.map(({ name }) => name)).toEqual(['exponent 1', 'exponent 1.4', 'exponent 2']);
    expect(rows[1]!.configuration).toEqual(pack.presets.seed);
  });
});
