import type { Tuning } from './tuning.ts';
import { MEDALS, type Medal } from './vocabulary.ts';

/** D29 §18: by turns left after the winning action. A win on the last turn has no medal. */
export const medalOf = (tuning: Tuning, turnsLeft: number): Medal | null => {
  if (turnsLeft >= tuning.gold_turns_left) return 'GOLD';
  if (turnsLeft >= tuning.silver_turns_left) return 'SILVER';
  return turnsLeft >= tuning.bronze_turns_left ? 'BRONZE' : null;
};

/** The best medal that unlocking now or later can still bring, and the last turn that brings it; null where there is none. */
export const medalAhead = (
  tuning: Tuning,
  turns: number,
  turn: number,
): { readonly medal: Medal; readonly until: number } | null => {
  const last: { readonly [medal in Medal]: number } = {
    GOLD: turns - tuning.gold_turns_left,
    SILVER: turns - tuning.silver_turns_left,
    BRONZE: turns - tuning.bronze_turns_left,
  };
  const medal = MEDALS.find((one) => last[one] >= turn);
  return medal ? { medal, until: last[medal] } : null;
};
