import type { Seat } from '@lockstep/kernel';
import { type Action, compare } from './action.ts';
import type { Setup } from './setup.ts';
import { roomOf } from './shop.ts';
import type { State } from './state.ts';

const each = (kind: Action['kind'], places: readonly number[]): Action[] =>
  [...new Set(places)].map((at) => ({ kind, at }));

const LEAVE: Action = { kind: 'leave', at: -1 };
const REROLL: Action = { kind: 'reroll', at: -1 };

const here = (setup: Setup, state: State): Action[] => {
  const { offer, prices, essence, deck, done } = state;
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
    case 'SPECIALTY':
      return [
        ...each(
          'buy',
          roomOf(setup, state) > 0 ? offer.filter((_, i) => prices[i]! >= 0 && prices[i]! <= essence) : [],
        ),
        ...(essence >= quest.reroll_cost ? [REROLL] : []),
        LEAVE,
      ];
    case 'OFFERING':
      return [...each('accept', offer), LEAVE];
    case 'SIGNS':
      return each('accept', offer);
    case 'PURGE':
      return [...(done < quest.purge_most ? each('purge', deck) : []), LEAVE];
  }
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => (state.stop < setup.stops.length ? [0] : []);

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  seat === 0 ? here(setup, state).sort(compare) : [];
