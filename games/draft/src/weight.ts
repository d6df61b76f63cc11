import { LEVELS, NEUTRAL, WHOLE } from './class-weight.ts';
import { power, UNIT } from './power.ts';
import { SET_SYMBOLS } from './sets.ts';
import type { Setup, Tuning } from './setup.ts';
import { RESONANCES } from './vocabulary.ts';

/** Above this a value of the profile is worked out each time it is needed. */
const KEPT = 256;

/** The exponent after so many picks, in thousandths (R10). */
export const exponentAt = ({ exponent, exponentStart, exponentStep }: Tuning, picks: number): number =>
  exponentStep === 0 ? exponent : Math.min(exponent, exponentStart + exponentStep * picks);

/** The powers of whole values, worked out once. */
const powersTo = ({ powers }: Setup, exponent: number): Float64Array => {
  const known = powers.get(exponent);
  if (known) return known;
  const kept = Float64Array.from({ length: KEPT }, (_, i) => power(i * 1000, exponent));
  powers.set(exponent, kept);
  return kept;
};

const powerOf = (kept: Float64Array, value: number, exponent: number): number => {
  const whole = value / 1000;
  return whole < KEPT && Math.floor(whole) === whole ? kept[whole]! : power(value, exponent);
};

/** What each resonance adds, and 0 in the last place, which means no symbol. */
const added = new Float64Array(RESONANCES.length + 1);
const ABSENT = RESONANCES.length;
const FIRST = Int8Array.from(SET_SYMBOLS, ([first = ABSENT]) => first);
const SECOND = Int8Array.from(SET_SYMBOLS, ([, second = ABSENT]) => second);

/** RES "Weight Calculation": what a fresh card of each set weighs, by the profile. */
export const weighSets = (setup: Setup, profile: readonly number[], picks: number, out: Float64Array): Float64Array => {
  const { tuning } = setup;
  const exponent = exponentAt(tuning, picks);
  const kept = powersTo(setup, exponent);
  for (let r = 0; r < ABSENT; r += 1) added[r] = powerOf(kept, profile[r]!, exponent);
  out[0] = tuning.neutral;
  for (let set = 1; set < FIRST.length; set += 1)
    out[set] = tuning.floor + (added[FIRST[set]!]! + added[SECOND[set]!]!);
  return out;
};

/** RES "Drawing from the Pool": staleness included, rounded once, half up. */
export const finalWeight = (weight: number, stale: number, factor: number): number =>
  Math.floor((weight / (1 + stale * factor)) * UNIT + 0.5);

const weighClass = (setup: Setup, at: number, weight: number): void => {
  const { stalenessFactor } = setup.tuning;
  for (let level = 0; level < LEVELS; level += 1)
    setup.classes[at + level] = finalWeight(weight, level, stalenessFactor);
};

/** Whole symbols of each resonance, and 0 in the last place. */
const whole = new Int32Array(RESONANCES.length + 1);

/**
 * Where the weights of each set are among `setup.classes`, by a profile. False where the profile is not of whole symbols, or of more than
 * are kept, or the exponent moves: then each class is to be weighed by itself.
 */
export const placeWeights = (setup: Setup, profile: readonly number[], out: Int32Array): boolean => {
  const { classes, tuning } = setup;
  if (tuning.exponentStep !== 0) return false;
  for (let r = 0; r < ABSENT; r += 1) {
    const symbols = Math.floor(profile[r]! / 1000);
    if (symbols >= WHOLE || symbols * 1000 !== profile[r]!) return false;
    whole[r] = symbols;
  }
  out[0] = NEUTRAL;
  if (Number.isNaN(classes[NEUTRAL]!)) weighClass(setup, NEUTRAL, tuning.neutral);
  for (let set = 1; set < FIRST.length; set += 1) {
    const first = whole[FIRST[set]!]!;
    const second = whole[SECOND[set]!]!;
    const at = (first * WHOLE + second) * LEVELS;
    out[set] = at;
    if (Number.isNaN(classes[at]!)) {
      const kept = powersTo(setup, tuning.exponent);
      weighClass(setup, at, tuning.floor + (kept[first]! + kept[second]!));
    }
  }
  return true;
};

/** What each symbol of a set adds to its weight, in units. */
export const partsOf = (
  setup: Setup,
  profile: readonly number[],
  picks: number,
  set: number,
): readonly { readonly symbol: number; readonly adds: number }[] => {
  const exponent = exponentAt(setup.tuning, picks);
  const kept = powersTo(setup, exponent);
  return SET_SYMBOLS[set]!.map((symbol) => ({
    symbol,
    adds: Math.floor(powerOf(kept, profile[symbol]!, exponent) * UNIT + 0.5),
  }));
};
