import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { replaceAt, type State } from './state.ts';
import { TOOLS } from './vocabulary.ts';

export const CORROBORATOR = TOOLS.indexOf('tool.CORROBORATE');
export const ANCHOR = TOOLS.indexOf('tool.REWIRE_ANCHOR');

export const noCharge = (state: State, tool: number): Refusal | undefined =>
  state.charges[tool]! > 0 ? undefined : refuse('no-charge', { tool: TOOLS[tool]! });

export const useTool = (state: Mutable<State>, tool: number, log?: Event[]): void => {
  const left = state.charges[tool]! - 1;
  state.charges = replaceAt(state.charges, tool, left);
  log?.push({ kind: 'tool-used', tool: TOOLS[tool]!, left });
};
