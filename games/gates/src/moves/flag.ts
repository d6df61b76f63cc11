import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from '../action.ts';
import { scrutinize } from '../scrutiny.ts';
import type { Setup } from '../setup.ts';
import { declare, replaceAt, type State } from '../state.ts';
import { pay, tokenCost } from '../tokens.ts';
import { idsOf } from './attach.ts';

/** How many clauses of a path can be struck: all of a long path, none of a short one. */
export const strikesOf = (setup: Setup, gate: number, path: number): number => {
  const { length } = setup.gates[gate]!.paths[path]!.clauses;
  return length >= setup.tuning.strike_from ? length : 0;
};

export const refusesFlag = (setup: Setup, { gate, path, strike }: Action): Refusal | undefined => {
  const { id, paths } = setup.gates[gate]!;
  if (path < 0) return refuse('path-missing', { gate: id, paths: paths.length });
  if (path >= paths.length) return refuse('unknown-path', { gate: id, path: path + 1, paths: paths.length });
  const strikes = strikesOf(setup, gate, path);
  const data = { gate: id, path: path + 1, clauses: paths[path]!.clauses.length, from: setup.tuning.strike_from };
  if (strikes > 0 && (strike < 0 || strike >= strikes)) return refuse('strike-missing', data);
  return strikes === 0 && strike >= 0 ? refuse('strike-unwanted', data) : undefined;
};

/** M2: AURA declares one path of one gate. */
export const flag = (
  setup: Setup,
  state: Mutable<State>,
  { cards, gate, path, strike }: Action,
  log?: Event[],
): void => {
  const ends = state.turn + setup.tuning.flag_turns;
  log?.push({
    kind: 'flagged',
    turn: state.turn,
    artifacts: idsOf(setup, cards),
    gate: setup.gates[gate]!.id,
    path: path + 1,
    struck: strike < 0 ? null : strike + 1,
    ends,
  });
  pay(state, tokenCost(setup, 'flag'), log);
  state.flags = replaceAt(state.flags, gate, declare({ path, strike, ends }));
  scrutinize(setup, state, [{ why: 'SHOWN', by: cards === 0 ? 0 : -setup.tuning.shown_relief }], log);
  if (cards === 0 || !setup.tuning.flag_spends) return;
  state.hand &= ~cards;
  state.discard |= cards;
  log?.push({ kind: 'discarded', artifacts: idsOf(setup, cards) });
};
