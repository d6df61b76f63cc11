import { describe, expect, test } from 'vitest';
import { ACTIVITIES, BADGES, CLAIMS, LOCATIONS, MOODS, PROOFS, STATES, TRUSTS } from './vocabulary.ts';

describe('[T12] [T38] the words of the game', () => {
  test('[T12] five concerns and eight moods', () => {
    expect(PROOFS).toEqual(['IDENTITY', 'ALERTNESS', 'LOCATION', 'INTENT', 'LIVENESS']);
    expect(MOODS).toEqual(['NEUTRAL', 'CURIOUS', 'SUSPICIOUS', 'BLOCKED', 'GRUDGING', 'IMPRESSED', 'RESIGNED', 'SMUG']);
  });

  test('[T38] D05v2-36 three tiers of trust, least first', () => {
    expect(TRUSTS).toEqual(['SKETCHY', 'PLAUSIBLE', 'VERIFIED']);
  });

  test('[T38] a word is a claim of one kind only', () => {
    expect(CLAIMS).toHaveLength(LOCATIONS.length + STATES.length + ACTIVITIES.length);
    expect(new Set(CLAIMS).size).toBe(CLAIMS.length);
  });

  test('[T32] four badges', () => {
    expect(BADGES).toEqual(['PERFECT', 'REFUTER', 'FLAWLESS', 'CLUTCH']);
  });
});
