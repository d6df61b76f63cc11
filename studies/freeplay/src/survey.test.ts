import { describe, expect, test } from 'vitest';
import { claims } from './claims.ts';
import { readContent, runOf } from './content.fixture.ts';
import { survey } from './survey.ts';

const pack = readContent();
const setupOf = (configuration: string, scene?: string) => runOf(pack, survey.setupOf(pack, configuration, scene));
const aura = setupOf('fw0');
const koa = setupOf('fw0', 'koa-run');

const MOST_RUNS = 24;

type Sums = ReturnType<typeof survey.measure>;

const games = (setup: ReturnType<typeof setupOf>, player: string, count: number): Sums[] =>
  Array.from({ length: count }, (_, nth) => survey.measure(setup, player, nth));

const total = (sums: readonly Sums[], name: string, column: 0 | 1): number =>
  sums.reduce((all, one) => all + (one[name] ?? []).reduce((sum, n, i) => (i % 3 === column ? sum + n : sum), 0), 0);

describe('[F20] what one run of a survey adds', () => {
  const runs = games(aura, 'operator', 12);

  test('is the same every time, and another run adds something else', () => {
    expect(survey.measure(aura, 'operator', 3)).toEqual(runs[3]);
    expect(runs[4]).not.toEqual(runs[3]);
  });

  test('is whole numbers, three a place', () => {
    for (const one of runs)
      for (const [name, row] of Object.entries(one)) {
        expect(row.length % 3, name).toBe(0);
        expect(row.every(Number.isSafeInteger), name).toBe(true);
      }
  });

  test('D05v1-72 … D05v1-77 every turn is one of the six moves', () => {
    const turns = total(runs, 'gates inject', 0);
    const moves = ['inject', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit'];
    expect(moves.reduce((sum, move) => sum + total(runs, `gates ${move}`, 1), 0)).toBe(turns);
    expect(total(runs, 'turns', 1)).toBe(turns);
    expect(total(runs, 'dead hand', 0)).toBe(turns);
  });

  test('the kits take turns', () => {
    const named = (one: Sums): string[] => Object.keys(one).filter((name) => name.startsWith('run won with'));
    expect(runs.slice(0, 6).flatMap(named)).toEqual(pack.kit.map(({ id }) => `run won with ${id}`));
  });

  /** After each of two acts a cache, an event and a choice of doors. */
  const STOPS = 6;

  test('tokens spent were gained, and a minute is two turns or caches', () => {
    for (const one of runs) {
      expect(total([one], 'tokens spent', 1)).toBeLessThanOrEqual(total([one], 'tokens gained', 1));
      const minutes = total([one], 'gates minutes', 1) + total([one], 'gates minutes lost earlier', 1);
      const turns = total([one], 'turns', 1);
      expect(minutes).toBeGreaterThanOrEqual(Math.floor(turns / 2));
      expect(minutes).toBeLessThanOrEqual(Math.ceil((turns + STOPS) / 2));
    }
  });

  test('every claim and every figure reads something that is measured', () => {
    const asked = [
      ...survey.claims.map(({ quantity }) => quantity),
      ...survey.sweeps.map(({ quantity }) => quantity),
      ...survey.figures.flatMap(({ series }) =>
        series.flatMap((one) => ('quantity' in one ? [one.quantity] : one.bars.map(({ quantity }) => quantity))),
      ),
    ];
    const missing = new Set(asked.map(({ player, name }) => `${player}: ${name}`));
    /** Runs are played until each name was met once: some things are rare, and some players slow. */
    for (let nth = 0; nth < MOST_RUNS; nth += 1)
      for (const player of survey.players)
        for (const setup of [aura, koa])
          if ([...missing].some((one) => one.startsWith(`${player}: `)))
            for (const name of Object.keys(survey.measure(setup, player, nth))) missing.delete(`${player}: ${name}`);
    expect([...missing]).toEqual([]);
  });

  test('[F5] D05v1-72 … D05v1-77 the bands are those of §11, a point inside', () => {
    const bands = claims
      .slice(0, 6)
      .map(({ claim, within }) => [claim.split(',')[0], within.map((one) => Math.round(one * 1000))]);
    expect(Object.fromEntries(bands)).toEqual({
      INJECT: [610, 690],
      FLAG: [60, 90],
      REWIRE: [60, 90],
      CORROBORATE: [160, 240],
      CYCLE: [60, 90],
      EXPLOIT: [1, 40],
    });
  });

  test('D05v1-03 a run that reaches the last act is asked to take ten to fifteen minutes', () => {
    expect(claims.filter(({ source }) => source.startsWith('D05v1 §0')).map(({ within }) => within)).toEqual([
      [10, 15],
      [10, 15],
    ]);
  });
});

describe('[F5] [F20] configurations', () => {
  test('levels and presets can be measured, the usual level where none is named', () => {
    expect(survey.configurations(pack)).toEqual(pack.level.map(({ id }) => id));
    expect(survey.defaults?.(pack)).toEqual(['fw0']);
    expect(setupOf('fw3').script.firmware).toBe('fw3');
  });

  test('a preset changes the numbers it names', () => {
    const tried = { ...pack, presets: { mild: { level: 'fw1', tuning: { audit_return: 3 } } } };
    const setup = runOf(pack, survey.setupOf(tried as never, 'mild'));
    expect(setup.script.firmware).toBe('fw1');
    expect(setup.script.tuning).toEqual({ ...pack.tuning, audit_return: 3 });
  });

  test('the sweep goes from guest mode to the last level', () => {
    expect(survey.sweeps[0]!.over(pack).map(({ name }) => name)).toEqual([
      'friendly',
      'house-guest',
      'fw0',
      'fw4',
      'fw8',
    ]);
  });
});
