import { text } from '@lockstep/shape';
import * as v from 'valibot';

export const SPEAKERS = ['AURA', 'KOA'] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** When a host has something to say. */
export const OCCASIONS = [
  'act-began',
  'injected',
  'failed',
  'flagged',
  'rewired',
  'corroborated',
  'cycled',
  'exploited',
  'audit',
  'cleared',
  'submitted',
  'answered',
  'refuted',
  'contradicted',
  'incident-won',
  'cache',
  'won',
  'lost',
  'gave-up',
  'abandoned',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const VOICE = v.strictObject({
  speaker: v.picklist(SPEAKERS),
  when: v.picklist(OCCASIONS),
  lines: v.pipe(v.array(text(160)), v.minLength(1)),
});
export type Voice = v.InferOutput<typeof VOICE>;
