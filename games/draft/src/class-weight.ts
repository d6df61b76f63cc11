/** Profiles below this many whole symbols, and cards below this staleness, are weighed once for good. */
export const WHOLE = 48;
export const LEVELS = 8;

/**
 * The weights of classes by the whole symbols a profile has of the first and the second resonance of their set, then by staleness;
 * in the last place those of neutral cards. Not a number where none was worked out yet.
 */
export const noWeights = (): Float64Array => new Float64Array((WHOLE * WHOLE + 1) * LEVELS).fill(Number.NaN);
export const NEUTRAL = WHOLE * WHOLE * LEVELS;
