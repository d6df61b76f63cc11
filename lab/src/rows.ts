import type { DailyModule, Row } from '@lockstep/kernel';
import { type Interval, meanOf } from './interval.ts';
import type { DayStudy } from './study.ts';

/** How far from its aim a bot's share of wins may lie, in points. */
const WITHIN = 10;

export interface RowBot {
  readonly bot: string;
  /** Over puzzles: each puzzle counts once, however often it was played. */
  readonly wins: Interval;
  /** In a hundred, where the row has one for this bot. */
  readonly aim: number | null;
  readonly onAim: boolean | null;
}

export interface RowReport {
  readonly row: string;
  readonly puzzles: number;
  readonly bots: readonly RowBot[];
}

/** How bots fare with the puzzles of one row, against what the row is aimed at. */
export const reportRow = (module: DailyModule, row: Row, puzzles: readonly DayStudy[]): RowReport => {
  const loss = module.daily.ranks.at(-1)!;
  const bots = Object.keys(puzzles[0]?.ranks ?? {});
  return {
    row: row.name,
    puzzles: puzzles.length,
    bots: bots.map((bot) => {
      const wins = meanOf(
        puzzles.map(({ ranks }) => {
          const counts = ranks[bot]!;
          const games = Object.values(counts).reduce((sum, n) => sum + n, 0);
          return (games - (counts[loss] ?? 0)) / games;
        }),
      );
      const aim = row.aims[bot] ?? null;
      const onAim = aim === null ? null : Math.abs(wins.share * 100 - aim) <= WITHIN;
      return { bot, wins, aim, onAim };
    }),
  };
};
