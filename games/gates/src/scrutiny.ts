import type { Mutable } from '@lockstep/kernel';
import type { Cause, Event } from './action.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Scrutiny moves by the sum of its causes, and stays between nothing and its most. */
export const scrutinize = (
  { tuning }: Setup,
  state: Mutable<State>,
  causes: readonly { readonly why: Cause; readonly by: number }[],
  log?: Event[],
): void => {
  let sum = state.scrutiny;
  for (const { by } of causes) sum += by;
  state.scrutiny = Math.min(tuning.scrutiny_most, Math.max(0, sum));
  if (!log) return;
  const felt = causes.filter(({ by }) => by !== 0);
  if (felt.length > 0) log.push({ kind: 'scrutiny-changed', causes: felt, scrutiny: state.scrutiny });
};
