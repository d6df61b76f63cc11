import { SPEEDS, type Speed } from './vocabulary.ts';

/** ADR8 §1.1. */
export const seqLevelBase = (scl: number): number => 3 * Math.max(1, scl - 1);

/** ADR8 §1.2: every band is +3. */
export const seqLevel = (scl: number, speed: Speed, over: number): number =>
  seqLevelBase(scl) + 3 * SPEEDS.indexOf(speed) + 3 * over;

export interface Budget {
  readonly major: number;
  readonly minor: number;
  readonly bonus: number;
  readonly reaction: number;
}

/** ADR8 §2: Base3 grants one of each; every full band above it adds Bonus, Minor, Major in turn. */
export const budgetOf = (level: number): Budget => {
  const bands = Math.max(0, Math.floor((level - 3) / 3));
  return {
    major: 1 + Math.floor(bands / 3),
    minor: 1 + Math.floor((bands + 1) / 3),
    bonus: 1 + Math.floor((bands + 2) / 3),
    reaction: 1,
  };
};

/** ADR8 §5.2: what tempo adds to initiative. */
export const bandOf = (level: number): number => Math.floor(level / 3);
