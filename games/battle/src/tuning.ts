import { integer } from '@lockstep/shape';
import * as v from 'valibot';

/** The numbers of a battle: section `[battle]` of a pack's rules.toml. */
export const TUNING = v.strictObject({
  points_to_win: v.optional(integer(1, 200), 20),
  turns_most: v.optional(integer(2, 200), 40),
  production: v.optional(integer(0, 20), 3),
  production_most: v.optional(integer(1, 50), 10),
  deck_least: v.optional(integer(1, 60), 25),
  /** A row of more would need more than the 64 options a step may have. */
  characters_most: v.optional(integer(1, 12), 8),
  hand_most: v.optional(integer(1, 20), 10),
  opening_hand: v.optional(integer(0, 10), 5),
  second_extra_cards: v.optional(integer(0, 5), 1),
  /** In the first turn of who moves second. Editions that are older than it do not name it, and keep their hash. */
  second_energy: v.optional(integer(0, 10)),
  stray_cost: v.optional(integer(0, 5), 1),
});
export type Tuning = v.InferOutput<typeof TUNING>;
