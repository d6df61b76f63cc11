import { integer } from '@lockstep/shape';
import * as v from 'valibot';

/** D05v2 §2 and §7: every number a rule of this game uses. */
export const TUNING = v.strictObject({
  scrutiny_cap: v.optional(integer(1, 9), 5),
  most_cards: v.optional(integer(1, 3), 3),
  contested_percent: v.optional(integer(0, 100), 50),
  corroboration_percent: v.optional(integer(100, 300), 125),
  minor_scrutiny: v.optional(integer(0, 5), 1),
  sketchy_scrutiny: v.optional(integer(0, 5), 1),
});

export type Tuning = v.InferOutput<typeof TUNING>;
