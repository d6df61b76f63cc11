import type { Seat, Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';
import { roomOf } from './shop.ts';
import type { State } from './state.ts';

/** Each different number, the least first. */
const sorted = (numbers: readonly number[]): readonly number[] => {
  const found: number[] = [];
  for (const at of numbers) {
    let place = found.length;
    while (place > 0 && found[place - 1]! > at) place -= 1;
    if (place > 0 && found[place - 1] === at) continue;
    found.push(at);
    for (let i = found.length - 1; i > place; i -= 1) found[i] = found[i - 1]!;
    found[place] = at;
  }
  return found;
};

const NOTHING: readonly number[] = [];
const LEAVE: Action = { kind: 'leave', at: -1 };
const REROLL: Action = { kind: 'reroll', at: -1 };

const affordable = (setup: Setup, state: State): readonly number[] => {
  const { prices, essence } = state;
  return roomOf(setup, state) > 0 ? state.offer!.filter((_, i) => prices[i]! >= 0 && prices[i]! <= essence) : NOTHING;
};

/** What can be done at the present stop: one kind of action, by what each is about, and then the others. */
interface Choices {
  readonly kind: Action['kind'];
  readonly about: readonly number[];
  readonly others: readonly Action[];
}
const NO_OTHERS: readonly Action[] = [];
const ONLY_LEAVE: readonly Action[] = [LEAVE];
const REROLL_OR_LEAVE: readonly Action[] = [REROLL, LEAVE];

/** In the order of `compare`. */
const choicesHere = (setup: Setup, state: State): Choices | undefined => {
  const { offer, essence, deck, done } = state;
  const stop = setup.stops[state.stop];
  if (!stop || offer === null) return undefined;
  const { quest } = setup.script;
  switch (stop.site) {
    case 'DREAMCALLER':
      return { kind: 'choose', about: sorted(offer), others: NO_OTHERS };
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
      return { kind: 'take', about: sorted(offer), others: NO_OTHERS };
    case 'SHOP':
    case 'SPECIALTY':
      return {
        kind: 'buy',
        about: sorted(affordable(setup, state)),
        others: essence >= quest.reroll_cost ? REROLL_OR_LEAVE : ONLY_LEAVE,
      };
    case 'OFFERING':
      return { kind: 'accept', about: sorted(offer), others: ONLY_LEAVE };
    case 'SIGNS':
      return { kind: 'accept', about: sorted(offer), others: quest.leave_signs ? ONLY_LEAVE : NO_OTHERS };
    case 'PURGE':
      return { kind: 'purge', about: sorted(done < quest.purge_most ? deck : NOTHING), others: ONLY_LEAVE };
  }
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => (state.stop < setup.stops.length ? [0] : []);

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  const choices = seat === 0 ? choicesHere(setup, state) : undefined;
  if (!choices) return NO_OTHERS;
  const { kind, about, others } = choices;
  const actions: Action[] = about.map((at) => ({ kind, at }));
  for (const action of others) actions.push(action);
  return actions;
};

/** Only the action that is drawn is made. */
export const drawLegal = (
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Pick<Stream, 'below'>,
): Action | undefined => {
  const choices = seat === 0 ? choicesHere(setup, state) : undefined;
  if (!choices) return undefined;
  const { kind, about, others } = choices;
  const count = about.length + others.length;
  if (count === 0) return undefined;
  const drawn = chance.below(count);
  return drawn < about.length ? { kind, at: about[drawn]! } : others[drawn - about.length]!;
};
