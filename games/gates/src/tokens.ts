import type { Mutable } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { hasModifier, type Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** D05v1 §8.3; under POLICY_LOCKDOWN what speaks of policy costs more. */
export const tokenCost = (setup: Setup, move: Move): number => {
  const { tuning } = setup;
  const extra = hasModifier(setup, 'modifier.POLICY_LOCKDOWN') ? tuning.lockdown_extra : 0;
  if (move === 'flag') return tuning.flag_cost + extra;
  if (move === 'exploit') return tuning.exploit_cost + extra;
  return move === 'rewire' ? tuning.rewire_cost : 0;
};

export const pay = (state: Mutable<State>, cost: number, log?: Event[]): void => {
  if (cost === 0) return;
  state.tokens -= cost;
  log?.push({ kind: 'paid', tokens: cost, left: state.tokens });
};

/** D05v1 §8.1–8.2: the cap is enforced, and what it takes away is told. */
export const gainToken = (
  { tuning }: Setup,
  state: Mutable<State>,
  why: 'INCIDENT' | 'GATE',
  amount: number,
  log?: Event[],
): void => {
  if (amount === 0) return;
  const tokens = Math.min(tuning.tokens_most, state.tokens + amount);
  log?.push({ kind: 'token-gained', why, by: tokens - state.tokens, tokens });
  state.tokens = tokens;
};
