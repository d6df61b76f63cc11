import { power } from './power.ts';
import { SET_SYMBOLS } from './sets.ts';
import type { Setup, Tuning } from './setup.ts';

/** Weights are whole numbers of this part (R1). */
export const UNIT = 1048576;

/** Above this a value of the profile is worked out each time it is needed. */
const KEPT = 256;

/** The exponent after so many picks, in thousandths (R10). */
export const exponentAt = ({ exponent, exponentStart, exponentStep }: Tuning, picks: number): number =>
  exponentStep === 0 ? exponent : Math.min(exponent, exponentStart + exponentStep * picks);

const powerOf = (setup: Setup, value: number, exponent: number): number => {
  const whole = value / 1000;
  if (whole >= KEPT || Math.floor(whole) !== whole) return power(value, exponent);
  let kept = setup.powers.get(exponent);
  if (!kept) {
    kept = new Float64Array(KEPT);
    for (let i = 0; i < KEPT; i += 1) kept[i] = power(i * 1000, exponent);
    setup.powers.set(exponent, kept);
  }
  return kept[whole]!;
};

const added = new Float64Array(5);

/** RES "Weight Calculation": what a fresh card of each set weighs, by the profile. */
export const weighSets = (setup: Setup, profile: readonly number[], picks: number, out: Float64Array): Float64Array => {
  const { tuning } = setup;
  const exponent = exponentAt(tuning, picks);
  for (let r = 0; r < added.length; r += 1) added[r] = powerOf(setup, profile[r]!, exponent);
  out[0] = tuning.neutral;
  for (let set = 1; set < SET_SYMBOLS.length; set += 1) {
    const symbols = SET_SYMBOLS[set]!;
    const first = added[symbols[0]!]!;
    out[set] = tuning.floor + (symbols.length === 2 ? first + added[symbols[1]!]! : first);
  }
  return out;
};

/** RES "Drawing from the Pool": staleness included, rounded once, half up. */
export const finalWeight = (weight: number, stale: number, factor: number): number =>
  Math.floor((weight / (1 + stale * factor)) * UNIT + 0.5);

/** What each symbol of a set adds to its weight, in units. */
export const partsOf = (
  setup: Setup,
  profile: readonly number[],
  picks: number,
  set: number,
): readonly { readonly symbol: number; readonly adds: number }[] =>
  SET_SYMBOLS[set]!.map((symbol) => ({
    symbol,
    adds: Math.floor(powerOf(setup, profile[symbol]!, exponentAt(setup.tuning, picks)) * UNIT + 0.5),
  }));
