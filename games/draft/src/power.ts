/**
 * Powers and logarithms from + − × ÷ alone: those are the same on every engine, `Math.pow` and `Math.log` are not (R1). Good to
 * fifteen digits in the range of a draft.
 */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: an engine's own constant is its own
const LN2 = 0.6931471805599453;

/** Numbers are halved or doubled into this range, where the series is short. */
const LEAST = 0.7;
const MOST = 1.4;

/** Up to which power a series is summed: what is left out is below 1e-17 of the first term. */
const LN_TERMS = 25;
const EXP_TERMS = 18;

/** Weights and scores are whole numbers of this part (R1). */
export const UNIT = 1048576;

/** The natural logarithm of a positive number. */
export const ln = (x: number): number => {
  let near = x;
  let doubled = 0;
  while (near >= MOST) {
    near /= 2;
    doubled += 1;
  }
  while (near < LEAST) {
    near *= 2;
    doubled -= 1;
  }
  const part = (near - 1) / (near + 1);
  const square = part * part;
  let sum = 0;
  for (let term = LN_TERMS; term > 0; term -= 2) sum = sum * square + 1 / term;
  return doubled * LN2 + 2 * part * sum;
};

const exp = (x: number): number => {
  const doubled = Math.floor(x / LN2 + 0.5);
  const near = x - doubled * LN2;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term -= 1) sum = 1 + (sum * near) / term;
  for (let i = 0; i < doubled; i += 1) sum *= 2;
  for (let i = 0; i > doubled; i -= 1) sum /= 2;
  return sum;
};

/** A number from 0 on to a power, both in thousandths. 0 stays 0 whatever the power: a profile of 0 adds nothing. */
export const power = (value: number, exponent: number): number =>
  value === 0 ? 0 : exp((exponent / 1000) * ln(value / 1000));
