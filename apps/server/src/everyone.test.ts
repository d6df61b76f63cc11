import { describe, expect, test } from 'vitest';
import { inTens, openEveryone, withhold } from './everyone.ts';
import type { CountedRow, Store } from './store/store.ts';

describe('[S9] cells of fewer than ten players', () => {
  const rows: readonly [counts: { [value: string]: number }, shown: { [value: string]: number }, others: number][] = [
    [{ a: 30, b: 10 }, { a: 30, b: 10 }, 0],
    [{ a: 30, b: 9, c: 1 }, { a: 30 }, 10],
    // Nine alone could be worked out from the whole, so the next cell goes with them.
    [{ a: 30, b: 11, c: 9 }, { a: 30 }, 20],
    [{ a: 15, c: 5 }, {}, 20],
    [{}, {}, 0],
  ];
  test.each(rows)('of %j are pooled: %j and %i others', (counts, shown, others) => {
    const told = withhold(new Map(Object.entries(counts)));
    expect(Object.fromEntries(told.shown)).toEqual(shown);
    expect(told.others).toBe(others);
  });

  test('numbers of cards are rounded down to tens, so that how many lack one is not told to the one', () => {
    expect(inTens(new Map(Object.entries({ a: 99, b: 19, c: 9 })))).toEqual([
      ['a', 90],
      ['b', 10],
    ]);
  });
});

const row = (i: number): CountedRow => ({
  player: `p${i}`,
  won: i % 4 === 0 ? 0 : 1,
  rank: i % 4 === 0 ? 'LOSS' : 'GOLD',
  turns: i % 4 === 0 ? 8 : 4,
  reason: i % 4 === 0 ? 'turns-used-up' : 'unlocked',
  merit: i % 4 === 0 ? '[0,0,0]' : `[4,${-(i % 3)},0]`,
  kept: i % 2 === 0 ? '["a","b"]' : '["a","c"]',
});

const storeOf = (players: number): Pick<Store, 'howMany' | 'counted'> => ({
  howMany: async () => players,
  counted: async (_day, _ledger, most) => Array.from({ length: players }, (_, i) => row(i)).slice(0, most),
});

const about = (players: number, own: CountedRow | null = row(1)) =>
  openEveryone(storeOf(players) as Store, () => 0).about(1, '2026-11-18', 'protocol', own);

describe('[S9] what everyone did', () => {
  test('is not told of fewer than ten', async () => {
    expect(await about(9)).toMatchObject({ players: 0, ends: [], others: 0, kept: [], betterThan: null });
  });

  test('is told of whole tens: the eleventh to the nineteenth change nothing', async () => {
    const ten = await about(10);
    expect(ten).toMatchObject({ players: 10, betterThan: null });
    for (const players of [11, 15, 19]) expect(await about(players)).toEqual(ten);
    expect(await about(20)).not.toEqual(ten);
  });

  test('every player is in one cell or among the others', async () => {
    for (const players of [10, 20, 50, 100, 130]) {
      const { ends, others, players: all } = await about(players);
      expect(ends.reduce((sum, end) => sum + end.players, others)).toBe(all);
      for (const end of ends) expect(end.players).toBeGreaterThanOrEqual(10);
      expect(others === 0 || others >= 10).toBe(true);
    }
  });

  test('one’s place is told in tens of players, from fifty on, and for a counted result', async () => {
    expect((await about(49)).betterThan).toBeNull();
    // Of a hundred, 25 lost and 25 won with a higher peak than this one's.
    expect((await about(100, { ...row(1), merit: '[4,-1,0]' })).betterThan).toBe(50);
    expect((await about(100, { ...row(1), merit: '[5,0,0]' })).betterThan).toBe(100);
    expect((await about(100, { ...row(4) })).betterThan).toBe(0);
    expect((await about(100, null)).betterThan).toBeNull();
  });
});
