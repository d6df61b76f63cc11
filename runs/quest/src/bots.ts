import { battle, bots as battleBots } from '@lockstep/battle';
import { draft, bots as draftBots } from '@lockstep/draft';
import { type Bot, pick, type Stream } from '@lockstep/kernel';
import { type Action, actionOf } from './action.ts';
import { isBane, placeOf } from './deck.ts';
import { battleOf } from './fight.ts';
import { legal } from './legal.ts';
import { mainBits, type Setup, visitOf } from './setup.ts';
import type { State } from './state.ts';

type QuestBot = Bot<Setup, State, Action>;
type Drafter = (typeof draftBots)['random'];
type Fighter = (typeof battleBots)['random'];

const random: QuestBot = { choose: (setup, state, seat, stream) => pick(stream, legal(setup, state, seat)) };

/** Sites in the order a drafter wants them; those that are not named are left out. */
const WANTED = [
  'draft',
  'essence',
  'reward',
  'discovery',
  'transfiguration',
  'offering',
  'signs',
  'cleanse',
  'specialty',
  'shop',
  'purge',
  'duplication',
  'journey',
];

const ratingOf = ({ draft: { cards } }: Setup, card: number): number => cards[card]!.rating;

const isStray = (setup: Setup, { draft: { profile } }: State, card: number): boolean =>
  (setup.draft.cards[card]!.mask & ~mainBits(profile)) !== 0;

/** The card that is missed least: a bane, then one outside the main resonances, then the lowest rated. */
const leastWanted = (setup: Setup, state: State, actions: readonly Action[]): Action => {
  const worth = ({ about }: Action): number => {
    const card = state.draft.deck[placeOf(setup, state, about)]!;
    if (isBane(setup, card)) return -1;
    return ratingOf(setup, card) + (isStray(setup, state, card) ? 0 : 100);
  };
  return actions.reduce((least, one) => (worth(one) < worth(least) ? one : least));
};

/** A deck this small keeps what it has; below `FULL_DECK` a shop may add to it. */
const LEAST_DECK = 22;
const FULL_DECK = 30;
const MOST_MISSED = 5;
const GOOD = 7;

const atPurge = (setup: Setup, state: State, actions: readonly Action[]): Action => {
  const purges = actions.filter(({ kind }) => kind === 'purge');
  const leave = actions.find(({ kind }) => kind === 'leave');
  if (purges.length === 0) return leave!;
  const least = leastWanted(setup, state, purges);
  const card = state.draft.deck[placeOf(setup, state, least.about)]!;
  const wants =
    isBane(setup, card) ||
    (state.draft.deck.length > LEAST_DECK && (isStray(setup, state, card) || ratingOf(setup, card) <= MOST_MISSED));
  return wants || !leave ? least : leave;
};

/** Bargains that cost nothing a deck misses. */
const AGREED = ['two-in-the-hedge', 'the-dyers-vat', 'the-changing-room', 'the-velvet-tray', 'a-token-for-the-ferry'];

const best = (actions: readonly Action[], worth: (action: Action) => number): Action =>
  actions.reduce((found, one) => (worth(one) > worth(found) ? one : found));

const onTheRoad = (setup: Setup, state: State, actions: readonly Action[], stream: Stream): Action => {
  switch (state.place) {
    case 'doors': {
      // The weaker deck, then the sites it wants most.
      const worth = ({ about }: Action): number => {
        const door = state.doors![Number(about) - 1]!;
        return door.sites.reduce(
          (sum, site) => sum + Math.max(0, WANTED.length - WANTED.indexOf(site.toLowerCase())),
          0,
        );
      };
      return best(actions, worth);
    }
    case 'dreamscape': {
      const over = actions.filter(({ kind }) => kind === 'purge');
      const visits = actions.filter(({ kind, about }) => kind === 'visit' && WANTED.includes(about));
      if (visits.length > 0) return best(visits, ({ about }) => -WANTED.indexOf(about));
      return over.length > 0 ? leastWanted(setup, state, over) : actions.find(({ kind }) => kind === 'fight')!;
    }
    case 'purge':
      return atPurge(setup, state, actions);
    case 'copy':
      return best(actions, ({ kind, about }) =>
        kind === 'leave' ? 5 : ratingOf(setup, setup.draft.cardAt.get(about)!),
      );
    case 'change':
      return best(actions, ({ kind, about }) =>
        kind === 'leave' ? -1 : ratingOf(setup, setup.formedAt.get(about)!.card),
      );
    case 'bargain':
      return actions.find(({ kind, about }) => kind === 'agree' && AGREED.includes(about)) ?? actions.at(-1)!;
    case 'visit':
    case 'battle':
    case 'over':
      return pick(stream, actions);
  }
};

/** A full deck is not made better by more of the same. */
const isWorthBuying = (setup: Setup, state: State, { about }: Action): boolean => {
  const card = setup.draft.cardAt.get(about)!;
  return state.draft.deck.length < FULL_DECK && ratingOf(setup, card) >= GOOD && !isStray(setup, state, card);
};

const PLAN = {
  /** What a point of rating is. */
  rating: 100,
  /** For a card of the main resonances, and for one of both. */
  main: 30,
  bridge: 30,
  /** Against one that costs more for being stray, once there is something to stray from. */
  stray: 110,
  settledAt: 3,
  /** Against the next dear card of a deck with many, and for a cheap one where there are few; in a hundred cards. */
  dear: 60,
  dearFrom: 5,
  dearMost: 25,
  cheap: 50,
  cheapTo: 2,
  cheapLeast: 30,
  /** For a subtype that the deck has. */
  alike: 12,
  alikeMost: 4,
} as const;

/** What a card is worth to a deck of two resonances that is to be played: rating, curve and subtype. */
const worthTo = (setup: Setup, state: State, card: number): number => {
  const { cards, script } = setup.draft;
  const { deck, profile } = state.draft;
  const { mask, rating } = cards[card]!;
  const { cost, subtype } = script.card[card]!;
  const main = mainBits(profile);
  const share = (fits: (of: Setup['draft']['script']['card'][number]) => boolean): number =>
    deck.length === 0 ? 0 : (100 * deck.filter((one) => fits(script.card[one]!)).length) / deck.length;
  let worth = PLAN.rating * rating;
  if (mask & main) worth += (mask & main) === main ? PLAN.main + PLAN.bridge : PLAN.main;
  if (deck.length >= PLAN.settledAt && mask & ~main) worth -= PLAN.stray;
  if (cost >= PLAN.dearFrom && share((of) => of.cost >= PLAN.dearFrom) > PLAN.dearMost) worth -= PLAN.dear;
  if (cost <= PLAN.cheapTo && share((of) => of.cost <= PLAN.cheapTo) < PLAN.cheapLeast) worth += PLAN.cheap;
  if (subtype !== undefined)
    worth += PLAN.alike * Math.min(PLAN.alikeMost, deck.filter((one) => script.card[one]!.subtype === subtype).length);
  return worth;
};

/** Drafts with one bot of the draft, or by what a card is worth, and fights with one of the battle. */
const player = (drafter: Drafter, fighter: Fighter, worth?: typeof worthTo): QuestBot => ({
  choose: (setup, state, seat, stream) => {
    if (state.battle) {
      const inner = battleOf(setup, state.fight!);
      return actionOf(battle.format(inner, fighter.choose(inner, state.battle, seat, stream)));
    }
    if (state.place === 'visit') {
      const takes = worth ? legal(setup, state, seat).filter(({ kind }) => kind === 'take') : [];
      if (worth && takes.length > 0)
        return best(takes, ({ about }) => worth(setup, state, setup.draft.cardAt.get(about)!));
      const inner = visitOf(setup, state.stop!, state.gift);
      const action = actionOf(draft.format(inner, drafter.choose(inner, state.draft, 0, stream)));
      if (action.kind !== 'buy' || isWorthBuying(setup, state, action)) return action;
      return { kind: 'leave', about: '' };
    }
    return onTheRoad(setup, state, legal(setup, state, seat), stream);
  },
});

/** Drafts two resonances, and plays futures on in battle. */
const search: QuestBot = {
  choose: player(draftBots.synergy, battleBots.search, worthTo).choose,
  *consider(setup, state, seat, stream) {
    if (!state.battle) return;
    const inner = battleOf(setup, state.fight!);
    for (const ranking of battleBots.search.consider(inner, state.battle, seat, stream))
      yield ranking.map(({ action, ...found }) => ({ ...found, action: actionOf(battle.format(inner, action)) }));
  },
};

const greedy = player(draftBots.synergy, battleBots.greedy, worthTo);

/** Q8: in a battle against an opponent with an ability of its own (a miniboss or boss) it plays futures on; everywhere else it is greedy. */
const bosses: QuestBot = {
  choose: (setup, state, seat, stream) => {
    const isBoss = state.fight !== null && setup.script.opponent[state.fight.opponent]!.ability !== undefined;
    return (isBoss ? search : greedy).choose(setup, state, seat, stream);
  },
};

export const bots = {
  greedy,
  bosses,
  power: player(draftBots.power, battleBots.greedy),
  aimless: player(draftBots.random, battleBots.greedy),
  random,
  search,
};
