import { integer } from '@lockstep/shape';
import * as v from 'valibot';
import {
  CLOCK_SIZES,
  DIFFICULTIES,
  GONE_INVOKES,
  IDLE_WINDOWS,
  NUANCED_ROLLS,
  ROLES,
  TAKEN_OUT,
  TELLS,
  TIES,
} from './vocabulary.ts';

export const clockSize = v.picklist(CLOCK_SIZES);

/** Every number a rule of this game uses. ADR8's own ladder and formulas are not tuning: they stand in `tempo.ts`. */
export const TUNING = v.strictObject({
  /** E1: rank r rolls 1 + r/2 dice of `die_base + 2 r` sides, at most `die_most`. */
  die_base: v.optional(integer(2, 12), 4),
  die_most: v.optional(integer(4, 20), 12),
  /** E1: the least margin of each degree, 1 to 4. */
  margins: v.optional(
    v.pipe(
      v.array(integer(1, 40)),
      v.minLength(4),
      v.maxLength(4),
      v.check(
        (list) => list.every((one, i) => i === 0 || one > list[i - 1]!),
        'four numbers, each above the one before',
      ),
    ),
    [1, 5, 9, 13],
  ),
  /** E2. */
  points_per_scl: v.optional(integer(10, 99), 30),
  cap_per_scl: v.optional(integer(1, 12), 4),
  lean: v.optional(integer(0, 6), 2),
  trait_per_scl: v.optional(integer(1, 6), 2),
  trait_base: v.optional(integer(0, 6), 1),
  /** E3. */
  resist_base: v.optional(integer(1, 30), 10),
  /** E7. */
  minor_less: v.optional(integer(0, 9), 2),
  bonus_less: v.optional(integer(0, 9), 3),
  /** E9, E12. */
  clock_cap: v.optional(integer(1, 8), 3),
  beat_checks: v.optional(integer(1, 3), 3),
  pressure: v.optional(clockSize, 6),
  track_base: v.optional(integer(1, 9), 3),
  /** E10. */
  endurance: v.optional(integer(1, 30), 12),
  endurance_rung: v.optional(integer(0, 9), 2),
  micro_uses: v.optional(integer(0, 9), 2),
  recovered_marks: v.optional(integer(0, 9), 2),
  /** E13. */
  accurate: v.optional(integer(0, 9), 2),
  guard: v.optional(integer(0, 9), 3),
  assist: v.optional(integer(0, 9), 2),
  invoke: v.optional(integer(0, 9), 3),
  setup_target: v.optional(integer(1, 30), 12),
  setup_invokes: v.optional(integer(0, 9), 2),
  setup_great: v.optional(integer(0, 9), 4),
  /** E16. */
  domain_base: v.optional(integer(1, 30), 10),
  strain: v.optional(clockSize, 6),
  /** E17: how far the clock of a squad, an elite or a boss can move in one round. */
  stamina_cap: v.optional(integer(1, 8), 3),
  /** What `tiring`, `backlash` and `traceable` put on their track. */
  cost: v.optional(integer(0, 3), 1),

  // Without a default, so that a pack which does not name them keeps its hash: FORMER has what it is played with (K9).

  /** E1: sides more for each rank. */
  die_step: v.optional(integer(0, 6)),
  /** E2: how much of a Ward counts in the DefCap, in a hundred; whether the rank of Prepared counts in the OffCap; what things cost. */
  ward_in_cap: v.optional(integer(0, 100)),
  prepared_in_cap: v.optional(integer(0, 1)),
  root_points: v.optional(integer(0, 9)),
  domain_points: v.optional(integer(0, 9)),
  /** E3: the degree from which a resistance is perfect, 0 for never, and what it then takes off. */
  perfect_from: v.optional(integer(0, 4)),
  perfect_less: v.optional(integer(0, 4)),
  /** E3: what a rung and a strained track take off Attack and Defense. */
  rung_less: v.optional(integer(0, 4)),
  strained_less: v.optional(integer(0, 4)),
  /** E25: which of simultaneous things goes first where that matters. */
  ties: v.optional(v.picklist(TIES)),
  /** E25: rungs a round, of one attacker and of two; from which degree `brutal` counts and a Ward falls. */
  rungs_alone: v.optional(integer(0, 4)),
  rungs_together: v.optional(integer(0, 4)),
  brutal_from: v.optional(integer(1, 4)),
  ward_falls: v.optional(integer(1, 4)),
  /** E7: the most that a Minor and a Bonus come to, and the contact of a Bonus. */
  minor_degree: v.optional(integer(0, 4)),
  bonus_degree: v.optional(integer(0, 4)),
  bonus_contact: v.optional(integer(1, 4)),
  /** E8: what a Nuance can raise. */
  nuance: v.optional(v.picklist(NUANCED_ROLLS)),
  /** E9: how far Pressure rises a round; the invokes of each side a round once it is full. */
  pressure_rise: v.optional(integer(0, 8)),
  pressure_invokes: v.optional(integer(0, 4)),
  /** E10, E28: whether a hero who is taken out makes checks, and the highest rung that recovers. */
  taken_out: v.optional(v.picklist(TAKEN_OUT)),
  recovered_rung: v.optional(integer(0, 4)),
  /** E12, in a hundred of a track: from where on it is strained, and what an overflow leaves. */
  strained_from: v.optional(integer(1, 100)),
  overflow_keeps: v.optional(integer(0, 100)),
  /** E13: the degree of a great set-up, what a failed one gives the other side, what a feint makes. */
  great_from: v.optional(integer(2, 4)),
  setup_failed: v.optional(integer(0, 4)),
  feint_invokes: v.optional(integer(0, 4)),
  /** E14: what a Brace takes off at least. */
  brace_least: v.optional(integer(0, 4)),
  /** E26: Over-SCL Bands together. */
  over_most: v.optional(integer(0, 2)),
  /** E29: how far a failed check moves its danger. */
  danger_most: v.optional(integer(1, 8)),
  /** E43: the highest rung that goes on into the next scene. */
  carried_rung: v.optional(integer(0, 2)),
  /** E21: what becomes of the invokes of an attack whose target is gone. */
  gone_invokes: v.optional(v.picklist(GONE_INVOKES)),
  /** E45: whether windows open in which nothing can be changed. */
  idle_windows: v.optional(v.picklist(IDLE_WINDOWS)),
  /** E46: what a look at a foe's sealed intents costs, 0 for none. */
  look: v.optional(integer(0, 4)),
  /** E48: whether sealed intents show how they begin. */
  tells: v.optional(v.picklist(TELLS)),
});
/** As a pack or setup writes it. */
export type WrittenTuning = v.InferOutput<typeof TUNING>;
/** As it is played. */
export type Tuning = { readonly [Key in keyof WrittenTuning]-?: Exclude<WrittenTuning[Key], undefined> };

type Former = {
  readonly [Key in keyof WrittenTuning as undefined extends WrittenTuning[Key] ? Key : never]-?: Tuning[Key];
};

/** What is played where a pack says nothing: edition 1 and every setup of its time. */
export const FORMER: Former = {
  die_step: 2,
  ward_in_cap: 50,
  prepared_in_cap: 0,
  root_points: 2,
  domain_points: 3,
  perfect_from: 0,
  perfect_less: 1,
  rung_less: 1,
  strained_less: 1,
  ties: 'ROSTER',
  rungs_alone: 1,
  rungs_together: 2,
  brutal_from: 2,
  ward_falls: 2,
  minor_degree: 1,
  bonus_degree: 1,
  bonus_contact: 1,
  nuance: 'ATTACKS',
  pressure_rise: 1,
  pressure_invokes: 1,
  taken_out: 'CHECKS',
  recovered_rung: 2,
  strained_from: 50,
  overflow_keeps: 50,
  great_from: 3,
  setup_failed: 1,
  feint_invokes: 1,
  brace_least: 1,
  over_most: 2,
  danger_most: 3,
  carried_rung: 2,
  gone_invokes: 'SPENT',
  idle_windows: 'OPEN',
  look: 0,
  tells: 'HIDDEN',
};

export const playedTuning = (written: WrittenTuning): Tuning => ({ ...FORMER, ...written }) as Tuning;

/** E17: what a role changes. */
export const ROLE = v.strictObject({
  id: v.picklist(ROLES),
  /** Against the party's medians: its OCR with their DCR, its DCR with their OCR. They also raise its caps. */
  ocr: integer(-4, 6),
  dcr: integer(-4, 6),
  /** Out of the fight at this rung; 5 is never. */
  out: integer(1, 5),
  /** Conditions stop here. */
  stop: integer(0, 4),
  /** One clock a phase, in place of the ladder; none for those the ladder takes out. */
  clocks: v.optional(v.array(clockSize), []),
  /** The same where two of them stand together. */
  pair: v.optional(v.array(clockSize), []),
  /** `area n` on its Majors. */
  area: v.optional(integer(0, 3), 0),
});
export type RoleRow = v.InferOutput<typeof ROLE>;

export const ROLE_ROWS: readonly RoleRow[] = [
  { id: 'HERO', ocr: 0, dcr: 0, out: 3, stop: 4, clocks: [], pair: [], area: 0 },
  { id: 'RIVAL', ocr: 1, dcr: 0, out: 3, stop: 4, clocks: [], pair: [], area: 0 },
  { id: 'MINION', ocr: 0, dcr: -2, out: 1, stop: 4, clocks: [], pair: [], area: 0 },
  { id: 'SQUAD', ocr: 1, dcr: -1, out: 5, stop: 0, clocks: [4], pair: [], area: 0 },
  { id: 'ELITE', ocr: 2, dcr: 1, out: 5, stop: 2, clocks: [8], pair: [6], area: 0 },
  { id: 'BOSS', ocr: 2, dcr: 2, out: 5, stop: 2, clocks: [6, 6], pair: [], area: 1 },
];

/** One of three: what it adds to every foe, what the heroes begin with, and who plays against one person. */
export const DIFFICULTY = v.strictObject({
  id: v.picklist(DIFFICULTIES),
  line: v.optional(v.string(), ''),
  foe_attack: v.optional(integer(-6, 6), 0),
  foe_defense: v.optional(integer(-6, 6), 0),
  /** Invokes the heroes begin the scene with. */
  invokes: v.optional(integer(0, 8), 0),
  /** Added to every target number of a check. */
  target: v.optional(integer(-6, 6), 0),
  opponent: v.optional(v.picklist(['random', 'greedy', 'look-ahead', 'sampling']), 'greedy'),
});
export type DifficultyRow = v.InferOutput<typeof DIFFICULTY>;
