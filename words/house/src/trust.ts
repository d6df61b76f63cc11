/** A sign for each tier, so that trust can be told without colour. */
export const TRUST_SIGN = { VERIFIED: '◆', PLAUSIBLE: '◇', SKETCHY: '≈' } as const;
