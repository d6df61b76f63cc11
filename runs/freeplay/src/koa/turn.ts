import type { Mutable } from '@lockstep/kernel';
import { copy } from '@lockstep/testimony';
import type { KoaAction, KoaEvent } from './action.ts';
import type { KoaState, Night } from './incident.ts';

export const KOA_COST = (night: Night, move: KoaAction['move']): number => {
  const { flag_cost, rewire_cost, exploit_cost } = night.rules;
  return move === 'flag' ? flag_cost : move === 'rewire' ? rewire_cost : move === 'exploit' ? exploit_cost : 0;
};

/** A move that is no submission: a turn passes, Resistance and Scrutiny move. */
export const pass = (state: Mutable<KoaState>, damage: number, scrutiny: number, cap: number): void => {
  const { story } = state;
  const raised = Math.min(cap, story.scrutiny + scrutiny);
  const lost = scrutiny > 0 && raised === cap;
  const next = copy(story);
  next.scrutiny = raised;
  if (!lost) {
    next.turn += 1;
    next.resistance -= damage;
  }
  state.story = next;
};

export const pay = (night: Night, state: Mutable<KoaState>, move: KoaAction['move'], log?: KoaEvent[]): void => {
  const cost = KOA_COST(night, move);
  if (cost === 0) return;
  state.tokens -= cost;
  log?.push({ kind: 'koa-paid', tokens: cost, left: state.tokens });
};

export const gain = (
  night: Night,
  state: Mutable<KoaState>,
  why: 'PUZZLE' | 'REFUTED',
  amount: number,
  log?: KoaEvent[],
): void => {
  if (amount === 0) return;
  const tokens = Math.min(night.rules.tokens_most, state.tokens + amount);
  log?.push({ kind: 'koa-token', why, by: tokens - state.tokens, tokens });
  state.tokens = tokens;
};
