import { integer, text } from '@lockstep/shape';
import * as v from 'valibot';

/** What a cache can offer. */
export const OFFERS = [
  'ARTIFACT',
  'TOOL',
  'CHARGE',
  'REMOVAL',
  'CALM',
  'TOKEN',
  'REARM',
  'SOFTEN',
  'FORESIGHT',
  'REDEAL',
] as const;
export type OfferKind = (typeof OFFERS)[number];

export const OFFER = v.strictObject({
  id: v.picklist(OFFERS),
  name: text(40),
  line: text(160),
  cost: integer(0, 99),
  editions: v.pipe(v.array(v.picklist(['gates', 'testimony'])), v.minLength(1)),
  /** How much of it there is: artifacts shown, charges, Scrutiny, tokens, Resistance. */
  amount: v.optional(integer(1, 20), 1),
});
export type Offer = v.InferOutput<typeof OFFER>;
