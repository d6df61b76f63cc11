import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { CARD, type Card } from './card.ts';
import { CONFLICT, CONFLICTS } from './conflict.ts';
import { AIMS } from './difficulty.ts';
import { TUNING } from './tuning.ts';
import { DIFFICULTIES, MOST_CARDS, MOST_COUNTERS, PROOFS, VISIBILITIES } from './vocabulary.ts';

/** D05v2 §4: what KOA can answer with, in her printed order. */
export const COUNTER = v.strictObject({
  id: name,
  name: text(40),
  targets: v.pipe(v.array(v.picklist(PROOFS)), v.minLength(1)),
  line: v.optional(text(160)),
});
export type Counter = v.InferOutput<typeof COUNTER>;

/** One puzzle, complete in itself: the JSON form of the TOML that `play --setup` reads. */
export const SCRIPT = v.strictObject({
  target: name,
  /** What the evening was about, in the pack's words. */
  incident: v.optional(name),
  difficulty: v.optional(v.picklist(DIFFICULTIES)),
  /** What it promises; no rule looks at it. */
  aims: v.optional(AIMS),
  visibility: v.optional(v.picklist(VISIBILITIES), 'FULL'),
  tuning: v.optional(TUNING, {}),
  resistance: integer(1, 200),
  turns: integer(1, 12),
  scrutiny: v.optional(integer(0, 8), 0),
  concern: v.pipe(v.array(v.picklist(PROOFS)), v.minLength(1), v.maxLength(5)),
  counter: v.optional(v.pipe(v.array(COUNTER), v.maxLength(MOST_COUNTERS)), []),
  card: v.pipe(v.array(CARD), v.minLength(1), v.maxLength(MOST_CARDS)),
  conflict: v.optional(v.array(CONFLICT), () => CONFLICTS.map((row) => ({ ...row }))),
});

export type Script = Omit<v.InferOutput<typeof SCRIPT>, 'card'> & { readonly card: readonly Card[] };
