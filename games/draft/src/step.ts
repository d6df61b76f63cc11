import { type Mutable, type Refusal, refuse, type Seat } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { settle, staleOfCard } from './pool.ts';
import { profileOf, profileWith } from './profile.ts';
import type { Setup } from './setup.ts';
import { onSale, roomOf } from './shop.ts';
import { copy, type State } from './state.ts';
import { RARITIES, type Site } from './vocabulary.ts';
import { arrive, depart, showCards } from './walk.ts';

/** What can be done where. */
const DONE_AT: { readonly [kind in Action['kind']]: readonly Site[] } = {
  choose: ['DREAMCALLER'],
  take: ['DRAFT', 'DISCOVERY', 'BATTLE'],
  accept: ['OFFERING', 'SIGNS'],
  buy: ['SHOP', 'SPECIALTY'],
  purge: ['PURGE'],
  reroll: ['SHOP', 'SPECIALTY'],
  leave: ['SHOP', 'SPECIALTY', 'OFFERING', 'PURGE'],
};

const isDoneAt = ({ script }: Setup, kind: Action['kind'], site: Site): boolean =>
  DONE_AT[kind].includes(site) || (kind === 'leave' && site === 'SIGNS' && script.quest.leave_signs === true);

const goOn = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  depart(setup, state, log);
  arrive(setup, state, log);
};

const NOBODY: readonly number[] = [];

/** A card becomes part of the deck, and the profile follows at once (R9). */
const own = (setup: Setup, state: Mutable<State>, card: number): void => {
  state.picks += 1;
  state.deck = [...state.deck, card];
  state.deckSince = [...state.deckSince, state.picks];
  state.profile = profileWith(setup, state, card);
};

/** Every card of an offer that was shown and not taken grows stale. */
const passOver = (
  setup: Setup,
  state: Mutable<State>,
  taken: number,
  shown: readonly number[],
  at: number,
  log?: Event[],
): void => {
  state.pool = settle(setup, state.pool, taken, shown, at);
  if (!log) return;
  shown.forEach((card, i) => {
    if (i === at) return;
    const { id } = setup.cards[card]!;
    log.push({ kind: 'grew-stale', card: id, to: staleOfCard(state.pool, setup.cards[card]!) });
  });
};

const unsold = (state: State): readonly number[] => state.offer!.filter((_, i) => state.prices[i]! >= 0);

const choose = (setup: Setup, state: Mutable<State>, at: number, log?: Event[]): void => {
  const { id, essence } = setup.callers[at]!;
  state.caller = at;
  state.essence += essence;
  state.profile = profileOf(setup, state);
  log?.push({ kind: 'chose', dreamcaller: id, essence });
  goOn(setup, state, log);
};

const take = (setup: Setup, state: Mutable<State>, card: number, log?: Event[]): void => {
  const { quest } = setup.script;
  const shown = state.offer!;
  const { id, rarity } = setup.cards[card]!;
  log?.push({ kind: 'took', card: id, rarity: RARITIES[rarity]! });
  passOver(setup, state, card, shown, shown.indexOf(card), log);
  own(setup, state, card);
  state.done += 1;
  if (setup.stops[state.stop]!.site === 'DRAFT' && state.done < quest.draft_picks) {
    showCards(setup, state, quest.draft_cards, log);
    if (state.offer === null || state.offer.length > 0) return;
  }
  goOn(setup, state, log);
};

const accept = (setup: Setup, state: Mutable<State>, sign: number, log?: Event[]): void => {
  state.signs = [...state.signs, sign];
  state.signsSince = [...state.signsSince, state.picks];
  state.profile = profileOf(setup, state);
  log?.push({ kind: 'accepted', dreamsign: setup.signs[sign]!.id });
  goOn(setup, state, log);
};

const buy = (setup: Setup, state: Mutable<State>, card: number, log?: Event[]): void => {
  const place = onSale(state, card);
  const price = state.prices[place]!;
  const { id, rarity } = setup.cards[card]!;
  state.essence -= price;
  state.prices = state.prices.map((one, i) => (i === place ? -1 : one));
  state.pool = settle(setup, state.pool, card, NOBODY, -1);
  state.done += 1;
  own(setup, state, card);
  log?.push({ kind: 'bought', card: id, rarity: RARITIES[rarity]!, price });
};

const reroll = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const cost = setup.script.quest.reroll_cost;
  state.essence -= cost;
  log?.push({ kind: 'rerolled', cost });
  passOver(setup, state, -1, unsold(state), -1, log);
  showCards(setup, state, setup.script.quest.shop_cards, log);
};

const purge = (setup: Setup, state: Mutable<State>, card: number, log?: Event[]): void => {
  const place = state.deck.indexOf(card);
  state.deck = state.deck.filter((_, i) => i !== place);
  state.deckSince = state.deckSince.filter((_, i) => i !== place);
  state.profile = profileOf(setup, state);
  state.done += 1;
  log?.push({ kind: 'purged', card: setup.cards[card]!.id });
};

const leave = (setup: Setup, state: Mutable<State>, site: Site, log?: Event[]): void => {
  log?.push({ kind: 'left', site });
  if (site === 'SHOP' || site === 'SPECIALTY') passOver(setup, state, -1, unsold(state), -1, log);
  goOn(setup, state, log);
};

/** Why an action is not possible at this site now. */
const refusalOf = (setup: Setup, state: State, site: Site, { kind, at }: Action): Refusal | undefined => {
  if (!isDoneAt(setup, kind, site)) return refuse('not-here', { action: kind, site });
  const { quest } = setup.script;
  const offer = state.offer ?? [];
  switch (kind) {
    case 'choose':
      return offer.includes(at) ? undefined : refuse('not-offered', { what: setup.callers[at]?.id ?? null });
    case 'take':
      return offer.includes(at) ? undefined : refuse('not-offered', { what: setup.cards[at]?.id ?? null });
    case 'accept':
      return offer.includes(at) ? undefined : refuse('not-offered', { what: setup.signs[at]?.id ?? null });
    case 'buy': {
      const card = setup.cards[at]?.id ?? null;
      if (!offer.includes(at)) return refuse('not-offered', { what: card });
      const place = onSale(state, at);
      if (place < 0) return refuse('sold', { card });
      if (roomOf(setup, state) === 0) return refuse('deck-full', { card, most: quest.deck_most });
      const price = state.prices[place]!;
      return price > state.essence ? refuse('too-dear', { card, price, essence: state.essence }) : undefined;
    }
    case 'purge':
      if (state.done >= quest.purge_most) return refuse('purged-enough', { most: quest.purge_most });
      return state.deck.includes(at) ? undefined : refuse('not-in-deck', { card: setup.cards[at]?.id ?? null });
    case 'reroll':
      return quest.reroll_cost > state.essence
        ? refuse('too-dear', { card: null, price: quest.reroll_cost, essence: state.essence })
        : undefined;
    case 'leave':
      return undefined;
  }
};

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  const stop = setup.stops[state.stop];
  if (seat !== 0 || !stop) return refuse('over');
  if (!Object.hasOwn(DONE_AT, action.kind)) return refuse('unknown-action', { actions: Object.keys(DONE_AT) });
  const refused = refusalOf(setup, state, stop.site, action);
  if (refused) return refused;
  const next = copy(state);
  switch (action.kind) {
    case 'choose':
      choose(setup, next, action.at, log);
      break;
    case 'take':
      take(setup, next, action.at, log);
      break;
    case 'accept':
      accept(setup, next, action.at, log);
      break;
    case 'buy':
      buy(setup, next, action.at, log);
      break;
    case 'purge':
      purge(setup, next, action.at, log);
      break;
    case 'reroll':
      reroll(setup, next, log);
      break;
    case 'leave':
      leave(setup, next, stop.site, log);
      break;
  }
  return next;
};
