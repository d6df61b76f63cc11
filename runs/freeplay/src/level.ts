import { FRACTION } from '@lockstep/gates';
import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';

/** One row of difficulty. Levels stack: each brings its own row and all rows between it and fw0. */
export const LEVEL = v.strictObject({
  id: name,
  name: text(40),
  line: text(160),
  /** 0 for the usual, then upwards; the friendlier ones below it have each their own row alone. */
  number: integer(-2, 8),
  /** Added to every gate's strength, to KOA's Resistance, to the turns of every act. */
  strength: v.optional(integer(-60, 60), 0),
  resistance: v.optional(integer(-20, 20), 0),
  turns: v.optional(integer(-3, 3), 0),
  /** Added to the Scrutiny a run starts with, to what an Audit gives back, to each cache's prices. */
  scrutiny: v.optional(integer(-8, 8), 0),
  audit_return: v.optional(integer(-20, 20), 0),
  prices: v.optional(integer(-5, 5), 0),
  /** Added to the charges of CORROBORATE at gates. */
  charges: v.optional(integer(-2, 2), 0),
  /** In place of the usual strictness, by act. */
  strictness: v.optional(v.pipe(v.array(FRACTION), v.minLength(3), v.maxLength(3))),
});
export type Level = v.InferOutput<typeof LEVEL>;
