import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from '../action.ts';
import { draw } from '../draw.ts';
import { scrutinize } from '../scrutiny.ts';
import type { Setup } from '../setup.ts';
import { isNarrow, type State, sizeOf } from '../state.ts';
import { idsOf } from './attach.ts';

export const refusesCycle = (setup: Setup, state: State, { cards }: Action): Refusal | undefined => {
  if (state.last === 'cycle') return refuse('cycled-twice');
  const most = setup.tuning.narrow_cycle;
  return isNarrow(setup, state) && sizeOf(cards) > most ? refuse('narrow-channel', { move: 'cycle', most }) : undefined;
};

/** M5: as many new cards as are put away; what is put away cannot come straight back. */
export const cycle = (setup: Setup, state: Mutable<State>, { cards }: Action, log?: Event[]): void => {
  log?.push({ kind: 'cycled', turn: state.turn, artifacts: idsOf(setup, cards) });
  state.hand &= ~cards;
  draw(setup, state, sizeOf(cards), log);
  state.discard |= cards;
  state.families = 0;
  state.repeated = 0;
  scrutinize(setup, state, [{ why: 'CYCLE', by: setup.tuning.cycle_scrutiny }], log);
};
