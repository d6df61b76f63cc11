import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue } from '@lockstep/shape';
import * as v from 'valibot';

/** A fraction: [3, 4] is three quarters. */
export const FRACTION = v.pipe(
  v.array(integer(0, 1000)),
  v.minLength(2),
  v.maxLength(2),
  v.transform((parts) => parts as [number, number]),
);

const fraction = (over: number, under: number) => v.optional(FRACTION, () => [over, under]);
const whole = (value: number, least: number, most: number) => v.optional(integer(least, most), value);

/** Every number of an incident that is not printed on a gate, an artifact or a tool. */
export const TUNING = v.strictObject({
  hand: whole(5, 1, 8),
  /** The hand after a CYCLE. */
  hand_after_cycle: whole(6, 1, 8),
  tokens_most: whole(3, 0, 9),
  tokens_at_start: whole(1, 0, 9),
  tokens_per_gate: whole(1, 0, 9),
  /** Damage. */
  power_base: whole(5, 0, 20),
  power_step: fraction(1, 20),
  trust_verified: fraction(11, 10),
  trust_plausible: fraction(1, 1),
  trust_sketchy: fraction(4, 5),
  /** A card neither VERIFIED nor corroborated, by act. */
  strictness: v.optional(v.pipe(v.array(FRACTION), v.minLength(1), v.maxLength(3)), () => [
    [3, 4],
    [3, 5],
    [3, 5],
  ]),
  corroborated: fraction(6, 5),
  rewired: fraction(23, 20),
  declared: fraction(4, 3),
  damage_least: whole(5, 0, 60),
  damage_most: whole(60, 1, 200),
  /** Scrutiny. */
  scrutiny_most: whole(30, 1, 99),
  med_from: whole(10, 1, 99),
  high_from: whole(20, 1, 99),
  verified_scrutiny: whole(0, 0, 9),
  plausible_scrutiny: whole(1, 0, 9),
  sketchy_scrutiny: whole(3, 0, 9),
  failed_scrutiny: whole(2, 0, 9),
  shown_relief: whole(1, 0, 9),
  rewire_scrutiny: whole(1, 0, 9),
  corroborate_relief: whole(1, 0, 9),
  cycle_scrutiny: whole(1, 0, 9),
  exploit_scrutiny: whole(3, 0, 9),
  cleared_relief: whole(2, 0, 9),
  /** What an Audit gives back to every open gate, and for how many turns it lasts. */
  audit_return: whole(10, 0, 60),
  audit_turns: whole(2, 1, 9),
  /** Moves. */
  flag_cost: whole(1, 0, 9),
  flag_turns: whole(2, 1, 9),
  strike_from: whole(3, 2, 9),
  rewire_cost: whole(1, 0, 9),
  exploit_cost: whole(2, 0, 9),
  exploit_damage: whole(50, 1, 60),
  exploit_bare: whole(40, 1, 60),
  exploit_named: whole(60, 1, 60),
  exploit_audit_from: whole(10, 0, 99),
  inject_most: whole(2, 1, 2),
  /** Modifiers. */
  narrow_single: fraction(11, 10),
  narrow_cycle: whole(2, 1, 8),
  repeat_second: fraction(1, 2),
  repeat_third: fraction(0, 1),
  untimed: fraction(1, 2),
  unlisted: fraction(1, 2),
  lockdown_extra: whole(1, 0, 9),
  /** Rules that came after the first edition: a pack that leaves one out plays as the first did. */
  best_path: v.optional(v.boolean()),
  corroborate_alone: v.optional(v.boolean()),
  flag_spends: v.optional(v.boolean()),
  hardline_path: v.optional(v.boolean()),
  disable_quiet: v.optional(v.boolean()),
  exploit_locks: v.optional(v.boolean()),
  /** G24, the rules of bosses; without a number the one in `boss.ts` counts. */
  chained: v.optional(FRACTION),
  solidarity_return: v.optional(integer(0, 60)),
  watchdog_scrutiny: v.optional(integer(0, 9)),
  eco_hand: v.optional(integer(0, 7)),
  /** What an INJECT does at a disabled gate, in place of trust and strictness. */
  disabled: v.optional(FRACTION),
});
export type Tuning = v.InferOutput<typeof TUNING>;

/** A fraction needs something to be divided by; bands have to rise. */
export const checkTuning = (tuning: Tuning, path: Path): readonly Issue[] => [
  ...Object.entries(tuning).flatMap(([key, value]) => {
    const fractions: readonly unknown[] =
      key === 'strictness' ? (value as readonly unknown[]) : Array.isArray(value) ? [value] : [];
    return fractions.flatMap((one, i) =>
      (one as readonly number[])[1] === 0
        ? [
            issue(
              'out-of-range',
              [...path, key, ...(key === 'strictness' ? [i] : [])],
              'a fraction over 1 or more',
              one,
            ),
          ]
        : [],
    );
  }),
  ...(tuning.med_from < tuning.high_from && tuning.high_from <= tuning.scrutiny_most
    ? []
    : [
        issue(
          'out-of-range',
          [...path, 'med_from'],
          `med_from below high_from (${tuning.high_from}), and that at most scrutiny_most (${tuning.scrutiny_most})`,
          tuning.med_from,
        ),
      ]),
];
