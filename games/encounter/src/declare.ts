import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { barTo, meansOf, planOf, refusalOf } from './budget.ts';
import { intentOf } from './clash.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

const withPlan = (state: State, seat: number, plan: readonly number[]): State => {
  const next = copy(state);
  if (seat === 0) next.plan0 = plan;
  else next.plan1 = plan;
  return next;
};

/** Why the move cannot be added to the plan, '' where it can. */
const bar = (setup: Setup, state: State, plan: readonly number[], index: number): string => {
  const move = setup.moves[index]!;
  return barTo(setup, state, meansOf(setup, state, plan, move.actor), move);
};

/** ADR8 §5.1, stage 1: one more intent, sealed. */
export const declare = (setup: Setup, state: State, seat: number, index: number, log?: Event[]): State | Refusal => {
  const move = setup.moves[index];
  if (!move) return refuse('unknown-action', {});
  const actor = setup.actors[move.actor]!;
  if (actor.seat !== seat) return refuse('not-yours', { actor: actor.id });
  const plan = planOf(state, seat);
  const code = bar(setup, state, plan, index);
  if (code !== '') return refusalOf(setup, state, move, code);
  log?.push({ kind: 'declared', seat, intent: intentOf(setup, move) });
  return withPlan(state, seat, [...plan, index]);
};

/** Whether a whole plan could be declared in its order. */
const isDeclarable = (setup: Setup, state: State, plan: readonly number[]): boolean =>
  plan.every((index, i) => bar(setup, state, plan.slice(0, i), index) === '');

export const barToTakeBack = (setup: Setup, state: State, seat: number, place: number): string => {
  const plan = planOf(state, seat);
  if (!(place >= 0 && place < plan.length)) return 'no-such-intent';
  return isDeclarable(
    setup,
    state,
    plan.filter((_, i) => i !== place),
  )
    ? ''
    : 'still-needed';
};

export const takeBack = (setup: Setup, state: State, seat: number, place: number, log?: Event[]): State | Refusal => {
  const code = barToTakeBack(setup, state, seat, place);
  if (code !== '') return refuse(code, { place: place + 1 });
  const plan = planOf(state, seat);
  log?.push({ kind: 'took-back', seat, intent: intentOf(setup, setup.moves[plan[place]!]!) });
  return withPlan(
    state,
    seat,
    plan.filter((_, i) => i !== place),
  );
};
