/** Least trusted first, so that "at least PLAUSIBLE" is a comparison of places. */
export const TRUSTS = ['SKETCHY', 'PLAUSIBLE', 'VERIFIED'] as const;
export type Trust = (typeof TRUSTS)[number];
