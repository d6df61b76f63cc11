import { integer, name } from '@lockstep/shape';
import * as v from 'valibot';

/** E11: what tempo, numbers and staying power weigh, in hundredths of a Major or of a ladder's worth. Fitted to simulation. */
export const THREAT = v.strictObject({
  /** Added to the degree that an attack is expected to come to, in hundredths: what even the worst one does. */
  edge: v.optional(integer(4, 400), 16),
  minor: v.optional(integer(0, 800), 40),
  bonus: v.optional(integer(0, 200), 10),
  /** What it takes to put an actor out: by the ladder, a minion, or one segment of a clock. */
  ladder: v.optional(integer(1, 2000), 400),
  minion: v.optional(integer(1, 2000), 150),
  segment: v.optional(integer(1, 2000), 60),
  /** How sharply the odds turn with the ratio of the sides. */
  sharp: v.optional(integer(1, 6), 2),
  /** Below this chance, in a hundred, a fight is over the limit. */
  limit: v.optional(integer(0, 100), 30),
  /** The odds of sides of equal pressure, in a hundredth of even ones; FORMER_THREAT has what is meant where it is not named. */
  favour: v.optional(integer(10, 400)),
  /** The same for each foe after the first. */
  crowd: v.optional(integer(10, 400)),
  /** How many more each side is thought to be, in tenths: it dampens what numbers do. */
  company: v.optional(integer(0, 200)),
  /** For how much of a fight Wards are up, in hundredths. */
  ward: v.optional(integer(0, 100)),
  /** The odds that an invoke in hand at the start makes of even ones, in hundredths. */
  invoke: v.optional(integer(10, 400)),
  /** What a character is worth to its side beyond its numbers, in hundredths of even odds: reactions, Guards that cover others, kits. */
  worth: v.optional(v.record(name, integer(10, 1000))),
  /** Nine of ten fights that the weights had not seen were won within so many points of their chance. */
  spread: v.optional(integer(0, 50)),
});
export type Threat = v.InferOutput<typeof THREAT>;

/** Of a pack that was rated before its numbers changed: it was off by up to a third. */
export const FORMER_THREAT = { favour: 100, crowd: 100, company: 0, ward: 100, invoke: 100, spread: 33 };
