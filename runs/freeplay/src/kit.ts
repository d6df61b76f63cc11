import { TOOLS } from '@lockstep/gates';
import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';

/** What is counted over a whole run: feats and badges ask for these, and the ledger keeps them. */
export const FACTS = [
  'won',
  'acts',
  'turns',
  'gates',
  'refuted',
  'audits',
  'injects',
  'flags',
  'rewires',
  'corroborates',
  'cycles',
  'exploits',
  'submits',
  'failed',
  'tools',
  'credits',
  'peak',
  'level',
] as const;
export type Fact = (typeof FACTS)[number];

/** All of these in one run. */
export const NEEDS = v.pipe(
  v.array(
    v.strictObject({
      fact: v.picklist(FACTS),
      least: v.optional(integer(0, 999), 0),
      most: v.optional(integer(0, 999), 999),
      /** In a run of this edition only. */
      edition: v.optional(v.picklist(['gates', 'testimony'])),
      /** In a run with this kit only. */
      kit: v.optional(name),
    }),
  ),
  v.minLength(1),
);
export type Needs = v.InferOutput<typeof NEEDS>;

/** What a run of the AURA edition starts with. */
export const KIT = v.strictObject({
  id: name,
  name: text(40),
  line: text(160),
  /** What opens it, in words and in numbers; without one it is open from the start. */
  feat: v.optional(v.strictObject({ line: text(120), needs: NEEDS })),
  deck: v.pipe(v.array(name), v.minLength(6), v.maxLength(20)),
  tools: v.optional(v.array(v.picklist(TOOLS)), []),
});
export type Kit = v.InferOutput<typeof KIT>;

/** Something a player can have done: kept in the archive for good. */
export const BADGE = v.strictObject({ id: name, name: text(40), line: text(120), needs: NEEDS });
export type Badge = v.InferOutput<typeof BADGE>;
