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

  test.each(Object.keys(rowOf('NORMAL')))('[T43] %s is required', (field) => {
    expect(codes(row({ [field]: undefined }))).toEqual([`missing-key ${field}`]);
  });

  test('[T37] the aims of a puzzle take no more than they know', () => {
    const aims = { traps: 1, margin: [3, 6], greedy_wins: false, random: [0, 85] };
    expect(parseShape(AIMS, aims)).toEqual({ ok: true, value: aims });
    expect(parseShape(AIMS, { ...aims, careful: 65 })).toMatchObject({ ok: false, fault: [{ code: 'unknown-key' }] });
    expect(parseShape(AIMS, { ...aims, random: [0, 85, 90] })).toMatchObject({
      ok: false,
      fault: [{ code: 'out-of-range', path: ['random'] }],
    });
  });
});
