/** Integer roundings, each named for the rule that asks for it. Divisors are positive. */

const exact = (dividend: number, divisor: number): void => {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor <= 0)
    throw new RangeError(`not a division of safe integers by a positive one: ${dividend} / ${divisor}`);
};

/** Towards minus infinity. */
export const floorDiv = (dividend: number, divisor: number): number => {
  exact(dividend, divisor);
  const rest = dividend % divisor;
  return (dividend - rest) / divisor - (rest < 0 ? 1 : 0);
};

/** Towards plus infinity. */
export const ceilDiv = (dividend: number, divisor: number): number => -floorDiv(-dividend, divisor) || 0;

/** To the nearest, halves towards plus infinity. */
export const halfUpDiv = (dividend: number, divisor: number): number => {
  exact(dividend, divisor);
  return floorDiv(2 * dividend + divisor, 2 * divisor);
};

/** To the nearest, halves away from zero: −38.5 is −39. */
export const halfAwayDiv = (dividend: number, divisor: number): number =>
  dividend < 0 ? -halfUpDiv(-dividend, divisor) || 0 : halfUpDiv(dividend, divisor);
