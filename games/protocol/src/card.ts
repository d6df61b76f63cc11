import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { TAGS, TRAITS, TRUSTS } from './vocabulary.ts';

/** D05v1 §5. Any Impact that a rule could meet is allowed here; the pack check holds published cards to the seed's ranges. */
export const CARD = v.strictObject({
  id: name,
  name: text(40),
  impact: integer(1, 100),
  trust: v.picklist(TRUSTS),
  tags: v.array(v.picklist(TAGS)),
  traits: v.optional(v.array(v.picklist(TRAITS)), []),
  line: v.optional(text(160)),
});

export type Card = v.InferOutput<typeof CARD>;
