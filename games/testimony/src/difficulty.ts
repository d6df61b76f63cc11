import { integer } from '@lockstep/shape';
import * as v from 'valibot';
import { DIFFICULTIES } from './vocabulary.ts';

/** A least and a most. Exactly two: a tuple would drop a third number without a word. */
export const pair = (least: number, most: number) =>
  v.pipe(
    v.array(integer(least, most)),
    v.minLength(2),
    v.maxLength(2),
    v.transform((numbers) => numbers as [number, number]),
  );

/** What a published puzzle of a row keeps. */
const KEEPS = {
  traps: integer(0, 2),
  /** By how much the strongest line exceeds Resistance. */
  margin: pair(0, 60),
  /** Whether the most damage now, turn after turn, wins. */
  greedy_wins: v.boolean(),
  /** T16: of the two strongest cards exactly `traps` are in no winning line; left out, at least so many, as edition 1 promised. */
  traps_exact: v.optional(v.boolean()),
  /** T16: so many lines win at least. */
  wins_least: v.optional(integer(1, 100)),
};

export const AIMS = v.strictObject({
  ...KEEPS,
  /** How often uniform random play wins, in a thousand. */
  random: pair(0, 1000),
});

export type Aims = v.InferOutput<typeof AIMS>;

/** D05v2 §8, row for row, and what is asked of a puzzle of that row beyond it. */
export const DIFFICULTY = v.strictObject({
  id: v.picklist(DIFFICULTIES),
  cards: integer(1, 10),
  concerns: integer(1, 5),
  resistance: integer(1, 200),
  counters: integer(0, 6),
  turns: integer(1, 12),
  ...KEEPS,
  /** How often uniform random play may win, in a thousand. */
  random_most: integer(0, 1000),
  /** The same on the second day of a week that has two of the row; left out, half of it. */
  random_second: v.optional(integer(0, 1000)),
  refutations: pair(0, 5),
  /** Wins of the careful bot in a hundred: measured, not promised. */
  careful: integer(0, 100),
});
export type DifficultyRow = v.InferOutput<typeof DIFFICULTY>;

/** What a puzzle of the row promises; what an older row leaves out is left out of it too. */
export const aimsOfRow = (row: DifficultyRow, random: readonly [number, number]): Aims => {
  const { traps, margin, greedy_wins, traps_exact, wins_least } = row;
  return {
    traps,
    margin,
    greedy_wins,
    random: [...random],
    ...(traps_exact === undefined ? {} : { traps_exact }),
    ...(wins_least === undefined ? {} : { wins_least }),
  };
};
