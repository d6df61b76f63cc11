import { integer } from '@lockstep/shape';
import * as v from 'valibot';
import { CLOCK_SIZES, DIFFICULTIES, ROLES } from './vocabulary.ts';

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
});
export type Tuning = v.InferOutput<typeof TUNING>;

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
  opponent: v.optional(v.picklist(['random', 'greedy', 'look-ahead']), 'greedy'),
});
export type DifficultyRow = v.InferOutput<typeof DIFFICULTY>;
