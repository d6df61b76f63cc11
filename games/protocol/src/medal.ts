import type { Tuning } from './tuning.ts';
import type { Medal } from './vocabulary.ts';

/** D29 §18: by turns left after the winning action. A win on the last turn has no medal. */
export const medalOf = (tuning: Tuning, turnsLeft: number): Medal | null => {
  if (turnsLeft >= tuning.gold_turns_left) return 'GOLD';
  if (turnsLeft >= tuning.silver_turns_left) return 'SILVER';
  return turnsLeft >= tuning.bronze_turns_left ? 'BRONZE' : null;
};
