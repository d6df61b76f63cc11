import { integer } from '@lockstep/shape';
import * as v from 'valibot';

const whole = (value: number, least: number, most: number) => v.optional(integer(least, most), value);
const list = (values: readonly number[], least: number, most: number) =>
  v.optional(v.pipe(v.array(integer(least, most)), v.minLength(values.length), v.maxLength(values.length)), () => [
    ...values,
  ]);

/** The numbers of a run. */
export const RULES = v.strictObject({
  /** Scrutiny at the start of a run, and what entering each act adds. */
  scrutiny_start: whole(8, 0, 30),
  scrutiny_entering: list([0, 2, 4], 0, 30),
  credits_per_gate: whole(5, 0, 99),
  credits_per_turn: whole(1, 0, 99),
  cache_offers: whole(3, 1, 10),
  /** With so many left an artifact can no longer be removed. */
  deck_least: whole(10, 6, 20),
  deck_most: whole(20, 6, 24),
  /** [F27] How many doors lead to an act; without it none, and the act is drawn. */
  doors: v.optional(integer(0, 2)),
});
export type Rules = v.InferOutput<typeof RULES>;

const ROW = v.strictObject({ resistance: integer(1, 200), turns: integer(1, 12) });
const row = (resistance: number, turns: number) => v.optional(ROW, () => ({ resistance, turns }));

/** The numbers of the KOA edition (F3). */
export const KOA = v.strictObject({
  TUTORIAL: row(20, 5),
  EASY: row(25, 5),
  NORMAL: row(35, 6),
  HARD: row(45, 6),
  EXPERT: row(50, 6),
  /** On top of the row's Resistance. */
  resistance_over: whole(6, 0, 60),
  scrutiny_cap: whole(5, 1, 9),
  tokens_most: whole(3, 0, 9),
  tokens_at_start: whole(1, 0, 9),
  tokens_per_counter: whole(1, 0, 9),
  flag_cost: whole(1, 0, 9),
  rewire_cost: whole(1, 0, 9),
  exploit_cost: whole(2, 0, 9),
  exploit_damage: whole(12, 1, 60),
  exploit_scrutiny: whole(2, 0, 9),
  cycles: whole(1, 0, 9),
  cycle_most: whole(2, 1, 2),
  cycle_scrutiny: whole(1, 0, 9),
  corroborations: whole(1, 0, 9),
  /** By how many minutes REWIRE can move a time. */
  rewire_minutes: v.optional(v.pipe(v.array(integer(-10, 10)), v.minLength(1), v.maxLength(8)), () => [-10, -5, 5, 10]),
  credits_per_counter: whole(5, 0, 99),
  credits_per_turn: whole(1, 0, 99),
  /** On top of the row's turns; without it nothing is. */
  turns_over: v.optional(integer(0, 6)),
});
export type KoaRules = v.InferOutput<typeof KOA>;
