import { integer } from '@lockstep/shape';
import * as v from 'valibot';

/** What a choice between acts can change. */
export const EFFECTS = ['credits', 'tokens', 'scrutiny', 'charges', 'redeals', 'soften', 'foresight'] as const;
export type Effect = (typeof EFFECTS)[number];

const amount = v.optional(integer(-20, 20));

/** [F26] Below 0 credits and Ops Tokens are its price. */
export const CHANGES = v.strictObject({
  credits: amount,
  tokens: amount,
  scrutiny: amount,
  /** Uses of CORROBORATE, and of CYCLE with KOA, in each act to come. */
  charges: amount,
  redeals: amount,
  /** Of the next night alone: how much less Resistance it has, and how many counters are shown. */
  soften: amount,
  foresight: amount,
});
export type Changes = v.InferOutput<typeof CHANGES>;
