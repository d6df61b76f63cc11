import { battle } from '@lockstep/battle';
import { draft } from '@lockstep/draft';
import type { Seat } from '@lockstep/kernel';
import { type Action, actionOf, compare, type Verb } from './action.ts';
import { refusesBargain } from './bargain.ts';
import { isBane, names, placeOf } from './deck.ts';
import { battleOf } from './fight.ts';
import { type Setup, visitOf } from './setup.ts';
import type { State } from './state.ts';
import { shownIds } from './walk.ts';

const plain = (kind: Verb, about = ''): Action => ({ kind, about });

/** Q2: every Draft is visited before the battle. */
export const draftsLeft = ({ door, visited }: State): boolean =>
  door!.sites.some((site, i) => site === 'DRAFT' && ((visited >> i) & 1) === 0);

/** Q18: a deck above its most lets cards go without price. */
export const isOver = (setup: Setup, state: State): boolean =>
  state.draft.deck.length > setup.draft.script.quest.deck_most;

export const isShop = ({ place, stop }: State): boolean =>
  place === 'visit' && (stop!.site === 'SHOP' || stop!.site === 'SPECIALTY');

/** The unvisited sites by their names, each once. */
const sitesLeft = ({ door, visited }: State): readonly string[] => [
  ...new Set(door!.sites.filter((_, i) => ((visited >> i) & 1) === 0).map((site) => site.toLowerCase())),
];

const bought = (setup: Setup, state: State): readonly Action[] =>
  state.draft.essence < setup.script.tolls.bane_price || state.draft.deck.length < 2
    ? []
    : names(setup, state)
        .filter((id) => isBane(setup, state.draft.deck[placeOf(setup, state, id)]!))
        .map((id) => plain('purge', id));

/** What a Purge or a Cleanse asks for the next card. */
export const purgePrice = ({ purge }: State): number => (purge!.done === 0 ? 0 : purge!.price);

const purges = (setup: Setup, state: State): readonly Action[] => {
  const { most, done, banes } = state.purge!;
  if (done >= most || purgePrice(state) > state.draft.essence || state.draft.deck.length < 2) return [];
  return names(setup, state)
    .filter((id) => !banes || isBane(setup, state.draft.deck[placeOf(setup, state, id)]!))
    .map((id) => plain('purge', id));
};

const here = (setup: Setup, state: State): readonly Action[] => {
  switch (state.place) {
    case 'doors':
      return (state.doors ?? []).map((_, i) => plain('door', String(i + 1)));
    case 'dreamscape':
      if (!state.door) return [];
      return [
        ...sitesLeft(state).map((site) => plain('visit', site)),
        ...(isOver(setup, state) ? names(setup, state).map((id) => plain('purge', id)) : []),
        ...(draftsLeft(state) || isOver(setup, state) || state.draft.deck.length === 0 ? [] : [plain('fight')]),
      ];
    case 'visit': {
      const inner = visitOf(setup, state.stop!, state.gift);
      const own = draft.legal(inner, state.draft, 0).map((action) => actionOf(draft.format(inner, action)));
      return isShop(state) && own.length > 0 ? [...own, ...bought(setup, state)] : own;
    }
    case 'purge':
      return [...purges(setup, state), plain('leave')];
    case 'copy':
      return state.shown === null ? [] : [...shownIds(setup, state).map((id) => plain('copy', id)), plain('leave')];
    case 'change':
      return state.shown === null ? [] : [...shownIds(setup, state).map((id) => plain('change', id)), plain('leave')];
    case 'bargain':
      return state.shown === null
        ? []
        : [
            ...state.shown
              .map((i) => setup.script[state.from][i]!)
              .filter((bargain) => !refusesBargain(state, bargain))
              .map(({ id }) => plain('agree', id)),
            plain('leave'),
          ];
    case 'battle':
    case 'over':
      return [];
  }
};

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (state.battle) {
    const inner = battleOf(setup, state.fight!);
    return battle
      .legal(inner, state.battle, seat)
      .map((action) => actionOf(battle.format(inner, action)))
      .sort(compare);
  }
  return seat === 0 ? [...here(setup, state)].sort(compare) : [];
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => {
  if (state.ended !== null) return [];
  return state.battle ? battle.toMove(battleOf(setup, state.fight!), state.battle) : [0];
};
