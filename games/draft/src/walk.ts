import { type Mutable, openStream, type Seed } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { makeOffer, type Part } from './offer.ts';
import { depthsOf, freshen, staleCards } from './pool.ts';
import { archetypeOf, scoreOf } from './profile.ts';
import type { Setup, Stop } from './setup.ts';
import { drawPrices } from './shop.ts';
import type { State, Swap } from './state.ts';
import { chooseTheme } from './theme.ts';
import { TAGS } from './vocabulary.ts';

const NOTHING: readonly number[] = [];
const NO_SWAPS: readonly Swap[] = [];

/** Some numbers below `n` that are not among those held, in the order they were drawn: each equally likely (R11). */
const drawOthers = (
  held: readonly number[],
  n: number,
  wanted: number,
  stream: { below(n: number): number },
): number[] => {
  const left: number[] = [];
  for (let i = 0; i < n; i += 1) if (!held.includes(i)) left.push(i);
  const drawn: number[] = [];
  while (drawn.length < wanted && left.length > 0) drawn.push(left.splice(stream.below(left.length), 1)[0]!);
  return drawn;
};

/** What a site's cards are drawn from. */
export const partOf = (setup: Setup, { site }: Stop, theme: number): Part => {
  if (site === 'BATTLE') return { name: 'RARE', places: setup.rares };
  return theme < 0 ? { name: 'POOL', places: setup.all } : { name: 'THEME', places: setup.tagged[theme]! };
};

/** Draws cards for the stop, and what they cost where they are sold. */
export const showCards = (setup: Setup, state: Mutable<State>, n: number, log?: Event[]): void => {
  const stop = setup.stops[state.stop]!;
  const sold = stop.site === 'SHOP' || stop.site === 'SPECIALTY';
  state.swaps = NO_SWAPS;
  state.prices = NOTHING;
  const { seed } = state;
  if (seed === null) {
    state.offer = null;
    return;
  }
  const stream = openStream(seed, 'offer', state.offerAt);
  const part = partOf(setup, stop, state.theme);
  const made = makeOffer(setup, state.pool, { profile: state.profile, picks: state.picks, part, n }, stream, log);
  state.offer = made.cards;
  state.pool = made.pool;
  state.swaps = made.swaps;
  state.offerAt = stream.at;
  if (sold) {
    const { prices, at } = drawPrices(setup, made.cards, seed, state.saleAt);
    state.prices = prices;
    state.saleAt = at;
  }
  log?.push({ kind: 'offered', cards: made.cards.map((card) => setup.cards[card]!.id), prices: state.prices });
};

const showTheme = (setup: Setup, state: Mutable<State>, { theme }: Stop, log?: Event[]): void => {
  if (theme >= 0) {
    state.theme = theme;
    log?.push({ kind: 'theme-chosen', theme: TAGS[theme]!, how: 'FIXED' });
  } else if (state.seed !== null) {
    const { chunks, tally } = state.pool;
    state.pool = { chunks, tally, depths: depthsOf(setup, state.pool) };
    const { tag, how, at } = chooseTheme(setup, state, state.seed);
    state.theme = tag;
    state.themeAt = at;
    log?.push({ kind: 'theme-chosen', theme: tag < 0 ? null : TAGS[tag]!, how });
  }
};

const showSigns = (setup: Setup, state: Mutable<State>, wanted: number, log?: Event[]): void => {
  if (state.seed === null) {
    state.offer = null;
    return;
  }
  const stream = openStream(state.seed, 'dreamsign', state.signAt);
  if (state.signs.length >= (setup.script.quest.dreamsign_most ?? Number.POSITIVE_INFINITY)) {
    // A full hand is offered nothing: the stop is passed.
    state.offer = NOTHING;
    return;
  }
  const drawn = drawOthers(state.signs, setup.signs.length, wanted, stream);
  state.offer = drawn;
  state.signAt = stream.at;
  log?.push({ kind: 'signs-offered', dreamsigns: drawn.map((sign) => setup.signs[sign]!.id) });
};

/** What a stop shows on arrival. */
const show = (setup: Setup, state: Mutable<State>, stop: Stop, log?: Event[]): void => {
  const { quest } = setup.script;
  switch (stop.site) {
    case 'DREAMCALLER': {
      const stream = openStream(state.seed as Seed, 'dreamcaller');
      const drawn = drawOthers(NOTHING, setup.callers.length, quest.dreamcaller_choices, stream);
      state.offer = drawn;
      log?.push({ kind: 'called', dreamcallers: drawn.map((caller) => setup.callers[caller]!.id) });
      return;
    }
    case 'DRAFT':
      showCards(setup, state, quest.draft_cards, log);
      return;
    case 'DISCOVERY':
      showTheme(setup, state, stop, log);
      showCards(setup, state, quest.discovery_cards, log);
      return;
    case 'SHOP':
      showCards(setup, state, quest.shop_cards, log);
      return;
    case 'SPECIALTY':
      showTheme(setup, state, stop, log);
      showCards(setup, state, quest.shop_cards, log);
      return;
    case 'OFFERING':
      showSigns(setup, state, 1, log);
      return;
    case 'SIGNS':
      showSigns(setup, state, quest.dreamsign_choices, log);
      return;
    case 'PURGE':
      state.offer = NOTHING;
      return;
    case 'BATTLE': {
      const by = quest.battle_essence + quest.battle_essence_step * stop.dreamscape;
      state.essence += by;
      log?.push({ kind: 'essence-gained', by, to: state.essence });
      showCards(setup, state, quest.reward_cards, log);
    }
  }
};

/** Whether there is nothing to decide at a stop: its offer is empty, or there is no deck to purge. */
const isBare = ({ offer, deck }: Mutable<State>, { site }: Stop): boolean =>
  site === 'PURGE' ? deck.length === 0 : offer !== null && offer.length === 0;

/** Comes to the present stop, and past every one that has nothing to decide. */
export const arrive = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  for (;;) {
    state.done = 0;
    state.theme = -1;
    state.offer = NOTHING;
    state.prices = NOTHING;
    state.swaps = NO_SWAPS;
    const stop = setup.stops[state.stop];
    if (!stop) {
      log?.push({
        kind: 'finished',
        archetype: archetypeOf(setup, state.profile),
        score: scoreOf(setup, state.deck, state.profile),
      });
      return;
    }
    log?.push({ kind: 'entered', dreamscape: stop.dreamscape + 1, site: stop.site });
    show(setup, state, stop, log);
    if (!isBare(state, stop)) return;
    depart(setup, state, log);
  }
};

/** Goes on from a stop; after the last of a dreamscape every card is fresher. */
export const depart = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const stop = setup.stops[state.stop]!;
  if (stop.last) {
    const before = state.pool;
    state.pool = freshen(before, setup.tuning.freshBy);
    log?.push({
      kind: 'dreamscape-ended',
      dreamscape: stop.dreamscape + 1,
      fresher: staleCards(before),
    });
  }
  state.stop += 1;
};
