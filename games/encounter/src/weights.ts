import { integer } from '@lockstep/shape';
import * as v from 'valibot';

/** E11: what tempo, numbers and staying power weigh, in hundredths of a Major or of a ladder's worth. Fitted to simulation. */
export const THREAT = v.strictObject({
  /** A point of OCR over DCR multiplies what an attack does by the fourth power of 1 + 1 / edge. */
  edge: v.optional(integer(4, 60), 16),
  minor: v.optional(integer(0, 200), 40),
  bonus: v.optional(integer(0, 200), 10),
  /** What it takes to put an actor out: by the ladder, a minion, or one segment of a clock. */
  ladder: v.optional(integer(1, 2000), 400),
  minion: v.optional(integer(1, 2000), 150),
  segment: v.optional(integer(1, 2000), 60),
  /** How sharply the odds turn with the ratio of the sides. */
  sharp: v.optional(integer(1, 6), 2),
  /** Below this chance, in a hundred, a fight is over the limit. */
  limit: v.optional(integer(0, 100), 30),
});
export type Threat = v.InferOutput<typeof THREAT>;
