import { integer, name } from '@lockstep/shape';
import * as v from 'valibot';
import { AIMS } from './aims.ts';
import { CARD } from './card.ts';
import { ENTRY, PROTOCOL } from './protocol-rule.ts';
import { TUNING } from './tuning.ts';
import { MOST_CARDS } from './vocabulary.ts';

/**
 * One puzzle, complete in itself: the JSON form of the TOML that `play --setup` reads. Evidence is at least two cards, so that a
 * quarantined one always leaves something to submit.
 */
export const SCRIPT = v.strictObject({
  target: name,
  /** What it promises; no rule looks at it. */
  aims: v.optional(AIMS),
  tuning: v.optional(TUNING, {}),
  resistance: v.optional(integer(1, 1000)),
  turns: v.optional(integer(1, 12)),
  scrutiny: v.optional(integer(0, 7), 0),
  scans: v.optional(integer(0, 3)),
  evidence: v.optional(v.pipe(v.array(name), v.minLength(2))),
  schedule: v.pipe(v.array(ENTRY), v.minLength(1), v.maxLength(3)),
  protocol: v.pipe(v.array(PROTOCOL), v.minLength(1), v.maxLength(3)),
  card: v.pipe(v.array(CARD), v.minLength(2), v.maxLength(MOST_CARDS)),
});

export type ScriptInput = v.InferOutput<typeof SCRIPT>;

/** A puzzle with every default written out. Resistance is where it starts; the tuning's is the maximum. */
export type Script = ScriptInput & { readonly resistance: number; readonly turns: number; readonly scans: number };
