import type { Mutable } from '@lockstep/kernel';
import type { Changes } from './changes.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const tokensMost = ({ edition, script }: Setup): number =>
  edition === 'gates' ? script.tuning.tokens_most : script.koa.tokens_most;

/** What cannot be paid, with how much of it is asked and there; undefined where all can. */
export const unpaid = (
  state: Pick<State, 'credits' | 'tokens'>,
  changes: Changes,
): { readonly what: 'credits' | 'tokens'; readonly cost: number; readonly have: number } | undefined => {
  for (const what of ['credits', 'tokens'] as const) {
    const cost = -(changes[what] ?? 0);
    if (cost > state[what]) return { what, cost, have: state[what] };
  }
  return undefined;
};

/** [F26] Nothing falls below 0 or rises above its cap; `soften` alone may be below 0, which is more Resistance. */
export const applyChanges = (setup: Setup, state: Mutable<State>, changes: Changes): void => {
  const { scrutiny_most: most } = setup.script.tuning;
  const within = (value: number, top = Number.MAX_SAFE_INTEGER): number => Math.min(top, Math.max(0, value));
  state.credits = within(state.credits + (changes.credits ?? 0));
  state.tokens = within(state.tokens + (changes.tokens ?? 0), tokensMost(setup));
  state.scrutiny = within(state.scrutiny + (changes.scrutiny ?? 0), most);
  state.charges = within(state.charges + (changes.charges ?? 0));
  state.redeals = within(state.redeals + (changes.redeals ?? 0));
  state.soften += changes.soften ?? 0;
  state.foresight = within(state.foresight + (changes.foresight ?? 0));
};
