import { parseShape } from '@lockstep/shape';
import { describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';
import { AIMS, DIFFICULTY } from './difficulty.ts';
import { gameModule } from './module.ts';
import type { Fields } from './play.fixture.ts';
import { DIFFICULTIES, type Difficulty } from './vocabulary.ts';

const rowOf = (id: Difficulty) => published.difficulty.find((row) => row.id === id)!;

describe('[T42] the rows as published', () => {
  type Seed = readonly [
    clause: string,
    id: Difficulty,
    cards: number,
    concerns: number,
    resistance: number,
    counters: number,
    traps: number,
    turns: number,
  ];
  const table: readonly Seed[] = [
    ['D05v2-60', 'TUTORIAL', 4, 2, 20, 1, 0, 5],
    ['D05v2-61', 'EASY', 5, 2, 25, 2, 0, 5],
    ['D05v2-58 D05v2-62', 'NORMAL', 6, 3, 35, 2, 1, 6],
    ['D05v2-63', 'HARD', 6, 3, 45, 3, 1, 6],
    ['D05v2-64', 'EXPERT', 6, 4, 50, 3, 1, 6],
  ];
  test.each(table)(
    '[T42] %s %s: %i cards, %i concerns, Resistance %i, %i counters, %i traps, %i turns',
    (_, id, cards, concerns, resistance, counters, traps, turns) => {
      expect(rowOf(id)).toMatchObject({ cards, concerns, resistance, counters, traps, turns });
    },
  );

  type Aims = readonly [
    id: Difficulty,
    margin: readonly number[],
    greedy_wins: boolean,
    refutations: readonly number[],
    careful: number,
  ];
  const aims: readonly Aims[] = [
    ['TUTORIAL', [8, 12], true, [1, 1], 90],
    ['EASY', [6, 10], true, [1, 1], 80],
    ['NORMAL', [3, 6], false, [1, 1], 65],
    ['HARD', [2, 4], false, [1, 2], 45],
    ['EXPERT', [1, 3], false, [1, 2], 30],
  ];
  test.each(aims)(
    '[T44] %s: margin %j, greedy wins %s, refutations %j, careful wins %i %%',
    (id, margin, greedy_wins, refutations, careful) => {
      expect(rowOf(id)).toMatchObject({ margin, greedy_wins, refutations, careful });
    },
  );

  test('[T42] there are these five, easiest first, and a harder row is won by chance no oftener', () => {
    expect(published.difficulty.map(({ id }) => id)).toEqual(DIFFICULTIES);
    const random = published.difficulty.map(({ random_most }) => random_most);
    expect([...random].sort((a, b) => b - a)).toEqual(random);
  });

  test('[T13] each row is a kind of puzzle that can be asked for, with its aim for the careful bot', () => {
    expect(gameModule.daily.rows!(published as never)).toEqual(
      aims.map(([id, , , , careful]) => ({ name: id, constraints: { difficulty: id }, aims: { careful } })),
    );
  });
});

describe('[T43] the fields of a row', () => {
  const row = (changes: Fields): Fields => ({ ...rowOf('NORMAL'), ...changes });
  const codes = (written: Fields): readonly string[] => {
    const parsed = parseShape(DIFFICULTY, written);
    return parsed.ok ? [] : parsed.fault.map(({ code, path }) => `${code} ${path.join('.')}`);
  };

  const ranges: readonly [field: string, least: number, most: number][] = [
    ['cards', 1, 10],
    ['concerns', 1, 5],
    ['resistance', 1, 200],
    ['counters', 0, 6],
    ['turns', 1, 12],
    ['traps', 0, 2],
    ['random_most', 0, 1000],
    ['careful', 0, 100],
    ['wins_least', 1, 100],
    ['random_second', 0, 1000],
  ];
  test.each(ranges)('[T43] %s goes from %i to %i', (field, least, most) => {
    for (const value of [least, most]) expect(codes(row({ [field]: value }))).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5])
      expect(codes(row({ [field]: value }))).toEqual([`out-of-range ${field}`]);
  });

  const pairs: readonly [field: string, most: number][] = [
    ['margin', 60],
    ['refutations', 5],
  ];
  test.each(pairs)('[T43] %s is two numbers from 0 to %i', (field, most) => {
    expect(codes(row({ [field]: [0, most] }))).toEqual([]);
    expect(codes(row({ [field]: [-1, most + 1] }))).toEqual([`out-of-range ${field}.0`, `out-of-range ${field}.1`]);
    for (const numbers of [[1], [1, 2, 3]]) expect(codes(row({ [field]: numbers }))).toEqual([`out-of-range ${field}`]);
    expect(codes(row({ [field]: 2 }))).toEqual([`wrong-type ${field}`]);
  });

  test('[T16] the rows count their traps, and an Easy day has three winning lines at least', () => {
    expect(DIFFICULTIES.map((id) => [id, rowOf(id).traps_exact, rowOf(id).wins_least])).toEqual([
      ['TUTORIAL', true, undefined],
      ['EASY', true, 3],
      ['NORMAL', true, undefined],
      ['HARD', true, undefined],
      ['EXPERT', true, undefined],
    ]);
  });

  test('[T43] what edition 1 did not have may be left out', () => {
    for (const field of ['traps_exact', 'wins_least', 'random_second'])
      expect(codes(row({ [field]: undefined }))).toEqual([]);
  });

  const required = Object.keys(rowOf('NORMAL')).filter((field) => field !== 'traps_exact');
  test.each(required)('[T43] %s is required', (field) => {
    expect(codes(row({ [field]: undefined }))).toEqual([`missing-key ${field}`]);
  });

  test('[T37] the aims of a puzzle take no more than they know', () => {
    const aims = { traps: 1, margin: [3, 6], greedy_wins: false, random: [0, 85] };
    const counted = { ...aims, traps_exact: true, wins_least: 3 };
    for (const whole of [aims, counted]) expect(parseShape(AIMS, whole)).toEqual({ ok: true, value: whole });
    expect(parseShape(AIMS, { ...aims, careful: 65 })).toMatchObject({ ok: false, fault: [{ code: 'unknown-key' }] });
    expect(parseShape(AIMS, { ...aims, random: [0, 85, 90] })).toMatchObject({
      ok: false,
      fault: [{ code: 'out-of-range', path: ['random'] }],
    });
  });
});
