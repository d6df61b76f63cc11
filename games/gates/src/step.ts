import { type Mutable, type Refusal, refuse, type Seat } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { moveRefusal } from './moves/attach.ts';
import { corroborate, refusesCorroborate } from './moves/corroborate.ts';
import { cycle, refusesCycle } from './moves/cycle.ts';
import { exploit, isNoticed } from './moves/exploit.ts';
import { flag, refusesFlag } from './moves/flag.ts';
import { inject, refusesInject } from './moves/inject.ts';
import { refusesRewire, rewire } from './moves/rewire.ts';
import type { Setup } from './setup.ts';
import { copy, isOver, placesOf, type State } from './state.ts';
import { endTurn } from './turn.ts';

/** Why a move cannot be made now; undefined where it can. */
export const refusalOf = (setup: Setup, state: State, action: Action): Refusal | undefined => {
  const refused = moveRefusal(setup, state, action);
  if (refused) return refused;
  switch (action.move) {
    case 'inject':
      return refusesInject(setup, state, action);
    case 'flag':
      return refusesFlag(setup, action);
    case 'rewire':
      return refusesRewire(setup, state, action);
    case 'corroborate':
      return refusesCorroborate(setup, state, action);
    case 'cycle':
      return refusesCycle(setup, state, action);
    case 'exploit':
      return undefined;
  }
};

const resolve = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): void => {
  switch (action.move) {
    case 'inject':
      inject(setup, state, action, log);
      return;
    case 'flag':
      flag(setup, state, action, log);
      return;
    case 'rewire':
      rewire(setup, state, action, log);
      return;
    case 'corroborate':
      corroborate(setup, state, action, log);
      return;
    case 'cycle':
      cycle(setup, state, action, log);
      return;
    case 'exploit':
      exploit(setup, state, action, log);
      return;
  }
};

/** D05v1 §10: the move with all it takes, its effects, then what ends. */
export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (seat !== 0 || isOver(setup, state)) return refuse('over');
  const refused = refusalOf(setup, state, action);
  if (refused) return refused;
  const next = copy(state);
  resolve(setup, next, action, log);
  next.last = action.move;
  next.lastRewired = action.move === 'rewire' ? placesOf(action.cards)[0]! : -1;
  endTurn(setup, state, next, action.move === 'exploit' && isNoticed(setup, state, next, action), log);
  return next;
};
