import type { Seat } from '@lockstep/kernel';
import { ACTION_KINDS, type Action, NUANCE_USES } from './action.ts';
import { barToPick } from './beat.ts';
import { barTo, groundOf, meansOf, planOf } from './budget.ts';
import { barToTakeBack } from './declare.ts';
import { turnOf } from './fight.ts';
import { looksOf } from './look.ts';
import { nuancesOf } from './nuance.ts';
import { isStanding } from './numbers.ts';
import { reactionsOf } from './reaction.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { isToMove, mayGoOn } from './step.ts';

const GO_ON: Action = { kind: 'go-on' };
const READY: Action = { kind: 'ready' };
const WITHDRAW: Action = { kind: 'withdraw' };
const PASS: Action = { kind: 'pass' };

/** What one actor can still declare. */
export const declarable = (setup: Setup, state: State, index: number): readonly number[] => {
  if (!isStanding(state.actors, index)) return [];
  const actor = setup.actors[index]!;
  const plan = planOf(state, actor.seat);
  const means = meansOf(setup, state, plan, index);
  const found: number[] = [];
  for (const move of setup.movesOf[index]!) if (barTo(setup, state, means, move) === '') found.push(move.index);
  return found;
};

const intents = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  const found: Action[] = [];
  for (const actor of setup.actors)
    if (actor.seat === seat)
      for (const move of declarable(setup, state, actor.index)) found.push({ kind: 'declare', move });
  const plan = planOf(state, seat);
  for (let place = 0; place < plan.length; place += 1)
    if (barToTakeBack(setup, state, seat, place) === '') found.push({ kind: 'take-back', place });
  found.push(READY);
  if (seat === 0 && groundOf(setup, state).fight.withdraw !== undefined) found.push(WITHDRAW);
  found.push(...looksOf(setup, state, seat));
  return found;
};

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (!isToMove(setup, state, seat)) return [];
  switch (state.phase) {
    case 'BEAT': {
      const picks: Action[] = setup.picks
        .filter((pick) => pick.beat === state.beat && barToPick(setup, state, pick) === '')
        .map(({ index }) => ({ kind: 'choose', pick: index }));
      return mayGoOn(setup, state) ? [...picks, GO_ON] : picks;
    }
    case 'INTENT':
      return intents(setup, state, seat);
    case 'CLASH': {
      const found = nuancesOf(setup, state, turnOf(state));
      found.push(PASS);
      return found;
    }
    case 'REACTION': {
      const found = reactionsOf(setup, state, turnOf(state));
      found.push(PASS);
      return found;
    }
    case 'OVER':
      return [];
  }
};

const keyOf = (action: Action): readonly number[] => {
  const kind = ACTION_KINDS.indexOf(action.kind);
  switch (action.kind) {
    case 'choose':
      return [kind, action.pick];
    case 'declare':
      return [kind, action.move];
    case 'take-back':
      return [kind, action.place];
    case 'nuance':
      return [kind, action.actor, NUANCE_USES.indexOf(action.use), action.hit];
    case 'react':
      return [kind, action.actor, action.kit, action.hit];
    case 'look':
      return [kind, action.actor];
    case 'go-on':
    case 'ready':
    case 'withdraw':
    case 'pass':
      return [kind];
  }
  return [-1];
};

export const compare = (a: Action, b: Action): number => {
  const [left, right] = [keyOf(a), keyOf(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1)
    if (left[i] !== right[i]) return left[i]! - right[i]!;
  return left.length - right.length;
};
