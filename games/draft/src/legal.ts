import type { Seat } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';
import { roomOf } from './shop.ts';
import type { State } from './state.ts';

const insert = (actions: Action[], action: Action, place: number): void => {
  actions.push(action);
  for (let i = actions.length - 1; i > place; i -= 1) actions[i] = actions[i - 1]!;
  actions[place] = action;
};

/** One action for each different number, the least first. */
const each = (kind: Action['kind'], numbers: readonly number[]): Action[] => {
  const actions: Action[] = [];
  for (const at of numbers) {
    let place = actions.length;
    while (place > 0 && actions[place - 1]!.at > at) place -= 1;
    if (place === 0 || actions[place - 1]!.at < at) insert(actions, { kind, at }, place);
  }
  return actions;
};

const NOTHING: readonly number[] = [];
const LEAVE: Action = { kind: 'leave', at: -1 };
const REROLL: Action = { kind: 'reroll', at: -1 };

const affordable = (setup: Setup, state: State): readonly number[] => {
  const { prices, essence } = state;
  return roomOf(setup, state) > 0 ? state.offer!.filter((_, i) => prices[i]! >= 0 && prices[i]! <= essence) : NOTHING;
};

/** In the order of `compare`. */
const here = (setup: Setup, state: State): Action[] => {
  const { offer, essence, deck, done } = state;
  const stop = setup.stops[state.stop];
  if (!stop || offer === null) return [];
  const { quest } = setup.script;
  switch (stop.site) {
    case 'DREAMCALLER':
      return each('choose', offer);
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
      return each('take', offer);
    case 'SHOP':
    case 'SPECIALTY': {
      const actions = each('buy', affordable(setup, state));
      if (essence >= quest.reroll_cost) actions.push(REROLL);
      actions.push(LEAVE);
      return actions;
    }
    case 'OFFERING':
      return [...each('accept', offer), LEAVE];
    case 'SIGNS':
      return quest.leave_signs ? [...each('accept', offer), LEAVE] : each('accept', offer);
    case 'PURGE':
      return [...each('purge', done < quest.purge_most ? deck : NOTHING), LEAVE];
  }
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => (state.stop < setup.stops.length ? [0] : []);

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  seat === 0 ? here(setup, state) : [];
