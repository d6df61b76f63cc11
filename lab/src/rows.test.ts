import type { DailyModule, Row } from '@lockstep/kernel';
import { gameModule as protocol } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { type DayStudy, reportRow } from './index.ts';

/** A game of two ranks, the last of them a loss. */
const module: DailyModule = { ...protocol, daily: { ...protocol.daily, ranks: ['WIN', 'LOSS'] } };

const row = (aims: Row['aims'] = {}): Row => ({ name: 'NORMAL', constraints: { difficulty: 'NORMAL' }, aims });

const study = (ranks: DayStudy['ranks']): DayStudy => ({ ranks, themes: {}, marks: {}, losing: 0, saved: 0 });
/** Puzzles of which the careful bot won so many of ten games each. */
const puzzles = (...wins: readonly number[]): readonly DayStudy[] =>
  wins.map((won) => study({ careful: { WIN: won, LOSS: 10 - won } }));

describe('[T42] the report of a row', () => {
  test('[T42] names the row, counts its puzzles, and has a line for each bot', () => {
    const days = [
      study({ random: { LOSS: 4 }, greedy: { WIN: 1 } }),
      study({ random: { WIN: 1, LOSS: 3 }, greedy: { LOSS: 1 } }),
    ];
    expect(reportRow(module, row(), days)).toMatchObject({
      row: 'NORMAL',
      puzzles: 2,
      bots: [
        { bot: 'random', wins: { share: 0.125 } },
        { bot: 'greedy', wins: { share: 0.5 } },
      ],
    });
  });

  test('[T42] every rank but the last is a win', () => {
    const medals: DailyModule = { ...module, daily: { ...module.daily, ranks: ['GOLD', 'SILVER', 'LOSS'] } };
    const days = [study({ careful: { GOLD: 1, SILVER: 2, LOSS: 1 } })];
    expect(reportRow(medals, row(), days).bots[0]!.wins.share).toBe(0.75);
  });

  test('[T42] a puzzle counts once, however often it was played', () => {
    const days = [study({ careful: { WIN: 100 } }), study({ careful: { LOSS: 1 } })];
    expect(reportRow(module, row(), days).bots[0]!.wins.share).toBe(0.5);
  });

  test('[T42] the interval holds the share and is narrower for more puzzles', () => {
    const few = reportRow(module, row(), puzzles(4, 6, 5)).bots[0]!.wins;
    const many = reportRow(module, row(), puzzles(...Array.from({ length: 30 }, (_, i) => 4 + (i % 3)))).bots[0]!.wins;
    for (const { low, share, high } of [few, many]) expect(low < share && share < high).toBe(true);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  const aims: readonly [aim: number, won: number, onAim: boolean][] = [
    [65, 5, false],
    [65, 6, true],
    [65, 7, true],
    [65, 8, false],
    [60, 5, true],
    [60, 7, true],
    [61, 5, false],
    [59, 7, false],
    [0, 1, true],
    [100, 8, false],
  ];
  test.each(aims)('[T42] aimed at %i %%, won %i of ten: on aim %s', (aim, won, onAim) => {
    expect(reportRow(module, row({ careful: aim }), puzzles(won, won)).bots).toMatchObject([
      { bot: 'careful', aim, onAim },
    ]);
  });

  test('[T42] a bot the row has no aim for is neither on it nor off it', () => {
    expect(reportRow(module, row({ greedy: 50 }), puzzles(5)).bots).toMatchObject([{ aim: null, onAim: null }]);
  });

  test('[T42] no puzzles, no bots', () => {
    expect(reportRow(module, row({ careful: 65 }), [])).toEqual({ row: 'NORMAL', puzzles: 0, bots: [] });
  });
});
