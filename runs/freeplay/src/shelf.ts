import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';

export const EDITIONS = ['gates', 'testimony'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A note of a run that teaches: shown on a turn of an act, or at the cache after it. */
const NOTE = v.strictObject({
  act: integer(1, 3),
  turn: v.optional(integer(1, 20)),
  cache: v.optional(v.boolean(), false),
  line: text(400),
});
export type Note = v.InferOutput<typeof NOTE>;

/** A run as the shelf lists it. */
export const RUN = v.strictObject({
  id: name,
  title: text(40),
  line: text(200),
  edition: v.picklist(EDITIONS),
  minutes: integer(1, 60),
  /** Which incidents or cases may come in each act; without it all of that act. */
  acts: v.optional(v.pipe(v.array(v.pipe(v.array(name), v.minLength(1))), v.minLength(1), v.maxLength(3))),
  /** A kit that is fixed, and the cards that are drawn first in Act 1. */
  kit: v.optional(name),
  opening: v.optional(v.array(name), []),
  guide: v.optional(v.array(NOTE), []),
  /** F6: it cannot be lost: what would lose it is taken back, with one more turn. */
  returns: v.optional(v.boolean()),
});
export type RunEntry = v.InferOutput<typeof RUN>;
