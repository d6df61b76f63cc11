import { moments } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { breakdown } from './breakdown.ts';
import { played, setupOf, WON } from './puzzle.fixture.ts';

const rowsOf = (given: object, ...lines: readonly string[]) => {
  const setup = setupOf(given);
  return breakdown(
    setup,
    moments(played(setup, ...lines)).map(({ events }) => events),
  );
};

test('[T20] every point of damage has its source', () => {
  const rows = rowsOf({}, ...WON);
  const sums = rows.map(({ turn, base, lost, bonus, restored, damage, resistance }) => [
    turn,
    base,
    lost,
    bonus,
    restored,
    damage,
    resistance,
  ]);
  expect(sums).toEqual([
    [1, 12, 6, 0, 0, 6, 29],
    [2, 5, 0, 0, 6, 11, 18],
    [3, 18, 4, 4, 0, 18, 0],
  ]);
  expect(rows[0]).toMatchObject({ action: 'SUBMIT Photo of a Robe', counter: 'Security Camera', scrutinyFrom: [] });
  expect(rows[1]).toMatchObject({ damageFrom: 'Power 5 + 6 restored', counter: null });
  expect(rows[2]).toMatchObject({
    action: 'SUBMIT Kettle Log + Keypad Trace',
    damageFrom: 'Power 18 − 4 contested + 4 for shared KITCHEN',
  });
});

test('[T3] every point of Scrutiny has its source, one entry each', () => {
  const rows = rowsOf({ scrutiny: 1 }, 'robe-photo', 'kettle-log', 'crumb-trail');
  expect(rows.map(({ scrutinyRise, scrutiny }) => [scrutinyRise, scrutiny])).toEqual([
    [0, 1],
    [0, 1],
    [2, 3],
  ]);
  expect(rows[2]!.scrutinyFrom).toEqual([
    '+1 for SKETCHY Crumb Trail',
    '+1 because Kettle Log says KITCHEN and Crumb Trail says LIVING ROOM, 1 minute apart',
  ]);
});

test('[T17] a story that fell apart did nothing that turn', () => {
  const [row] = rowsOf({ scrutiny: 4 }, 'crumb-trail');
  expect(row).toMatchObject({
    damage: 0,
    damageFrom: 'none: the story fell apart first',
    resistance: 35,
    scrutiny: 5,
    counter: null,
  });
});
