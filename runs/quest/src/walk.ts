import { battle } from '@lockstep/battle';
import {
  arrive,
  type Event as DraftEvent,
  type Site as DraftSite,
  type State as DraftState,
  draft,
  RARITIES,
  type Stop,
} from '@lockstep/draft';
import { type Mutable, pick, type Seed } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { drawBoss, drawDoors } from './atlas.ts';
import { changeable, drawSome, freeSigns, gain, gainCard, gainSign, siteStream } from './bargain.ts';
import { addCard, addSign, isBane, pay } from './deck.ts';
import { battleOf, battleSeed, fightOf, withEnemyHand } from './fight.ts';
import { signPrice } from './script.ts';
import { type Setup, visitOf } from './setup.ts';
import type { Door, State } from './state.ts';
import type { Ending, Site } from './vocabulary.ts';

/** Events of the draft, told as its own; that a visit is over is no end of the quest. */
export const tellDraft = (events: readonly DraftEvent[] | undefined, log?: Event[]): void => {
  for (const event of events ?? []) if (event.kind !== 'finished') log?.push({ kind: 'draft', event });
};

const stopAt = (site: DraftSite, dreamscape: number, last: boolean): Stop => ({
  site,
  dreamscape,
  last,
  theme: -1,
  ahead: 0,
});

/** Goes to a stop of the draft. */
const visitDraft = (setup: Setup, state: Mutable<State>, stop: Stop, gift: boolean, log?: Event[]): void => {
  const next: Mutable<DraftState> = { ...state.draft, stop: 0 };
  const told: DraftEvent[] | undefined = log && [];
  arrive(visitOf(setup, stop, gift), next, told);
  tellDraft(told, log);
  state.draft = next;
  state.stop = stop;
  state.gift = gift;
  state.place = 'visit';
  if (next.stop > 0) leaveDraft(setup, state, log);
};

/** After a stop of the draft: back to the dreamscape, or on to the next. */
export const leaveDraft = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const { last } = state.stop!;
  state.stop = null;
  state.gift = false;
  if (last) advance(setup, state, log);
  else state.place = 'dreamscape';
};

const enterDoor = (setup: Setup, state: Mutable<State>, door: Door, log?: Event[]): void => {
  state.door = door;
  state.doors = [];
  state.visited = 0;
  state.place = 'dreamscape';
  log?.push({
    kind: 'dreamscape-entered',
    dreamscape: state.dreamscape + 1,
    name: setup.script.dreamscape[door.dreamscape]!.name,
    opponent: setup.script.opponent[door.opponent]!.id,
    sites: door.sites,
  });
};

export const takeDoor = (setup: Setup, state: Mutable<State>, door: Door, log?: Event[]): void =>
  enterDoor(setup, state, door, log);

/** Shows the doors of a dreamscape; where there is one, it is entered. */
const showDoors = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  state.place = 'doors';
  state.door = null;
  state.visited = 0;
  if (state.seed === null) {
    state.doors = null;
    return;
  }
  const doors = drawDoors(setup, state, state.dreamscape, state.seed);
  if (doors.length === 1) {
    enterDoor(setup, state, doors[0]!, log);
    return;
  }
  state.doors = doors;
  log?.push({
    kind: 'doors-shown',
    dreamscape: state.dreamscape + 1,
    doors: doors.map(({ opponent }) => setup.script.opponent[opponent]!.id),
  });
};

const finish = (state: Mutable<State>, ending: Ending, log?: Event[]): void => {
  state.ended = ending;
  state.place = 'over';
  state.fight = null;
  state.battle = null;
  log?.push({ kind: 'quest-ended', ending, won: state.won, points: state.points });
};

/** To the next dreamscape, or the end. */
const advance = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  if (state.dreamscape === setup.rungs.length - 1) {
    finish(state, 'won', log);
    return;
  }
  state.dreamscape += 1;
  showDoors(setup, state, log);
};

const LEGENDARY = RARITIES.indexOf('Legendary');

const leave = (state: Mutable<State>): void => {
  state.place = 'dreamscape';
  state.shown = [];
  state.forms = [];
  state.purge = null;
};

/** Shows what a site of the quest's own has to choose from; one with nothing to choose is left at once. */
const show = (
  setup: Setup,
  state: Mutable<State>,
  site: 'DUPLICATION' | 'TRANSFIGURATION' | 'JOURNEY' | 'TEMPTATION',
  log?: Event[],
): void => {
  const { tolls, journey, temptation } = setup.script;
  state.place = site === 'DUPLICATION' ? 'copy' : site === 'TRANSFIGURATION' ? 'change' : 'bargain';
  if (state.seed === null) {
    state.shown = null;
    return;
  }
  const stream = siteStream(state.seed, state, site);
  if (site === 'JOURNEY' || site === 'TEMPTATION') {
    const table = site === 'JOURNEY' ? journey : temptation;
    state.from = site === 'JOURNEY' ? 'journey' : 'temptation';
    const wanted = site === 'JOURNEY' ? tolls.journeys : tolls.temptations;
    state.shown = drawSome(
      stream,
      table.map((_, i) => i),
      wanted,
    );
    log?.push({ kind: 'bargains-shown', bargains: state.shown.map((i) => table[i]!.id) });
    return;
  }
  const ofDeck = [...new Set(state.draft.deck)];
  const among =
    site === 'DUPLICATION'
      ? ofDeck.filter((card) => !isBane(setup, card) && setup.draft.cards[card]!.rarity !== LEGENDARY)
      : changeable(setup, state);
  const wanted = site === 'DUPLICATION' ? tolls.duplication_cards : tolls.transfiguration_cards;
  state.shown = drawSome(stream, among, wanted);
  state.forms = site === 'DUPLICATION' ? [] : state.shown.map((card) => pick(stream, setup.formsOf[card]!).form);
  log?.push({ kind: 'cards-shown', cards: shownIds(setup, state) });
  if (state.shown.length === 0) leaveSite(state, site, log);
};

/** The ids of the cards a site shows: of a Transfiguration those they would become. */
export const shownIds = (setup: Setup, { shown, forms }: State): readonly string[] =>
  (shown ?? []).map((card, i) =>
    forms.length === 0
      ? setup.draft.cards[card]!.id
      : setup.formsOf[card]!.find(({ form }) => form === forms[i])!.made.id,
  );

export const leaveSite = (state: Mutable<State>, site: Site | null, log?: Event[]): void => {
  log?.push({ kind: 'site-left', site });
  leave(state);
};

const reward = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const { kind, about } = state.door!.reward!;
  const { cards, signs } = setup.draft;
  const held = kind === 'DREAMSIGN' && !freeSigns(setup, state).includes(about);
  const told = held ? 'ESSENCE' : kind;
  log?.push({
    kind: 'rewarded',
    reward: told,
    about: told === 'CARD' ? cards[about]!.id : told === 'DREAMSIGN' ? signs[about]!.id : null,
  });
  if (told === 'CARD') gainCard(setup, state, about, log);
  else if (told === 'DREAMSIGN') gainSign(setup, state, about, log);
  else gain(state, setup.script.tolls.reward_essence, log);
};

/** Q10–Q17: what happens where a site is entered. */
export const enterSite = (setup: Setup, state: Mutable<State>, place: number, log?: Event[]): void => {
  const site = state.door!.sites[place]!;
  const { tolls } = setup.script;
  state.visited |= 1 << place;
  log?.push({ kind: 'site-entered', site });
  switch (site) {
    case 'DRAFT':
    case 'SHOP':
    case 'DISCOVERY':
    case 'OFFERING':
    case 'SPECIALTY':
    case 'SIGNS':
      visitDraft(setup, state, stopAt(site, state.dreamscape, false), false, log);
      return;
    case 'ESSENCE':
      gain(state, tolls.essence[setup.rungs[state.dreamscape]!.place]!, log);
      return;
    case 'REWARD':
      reward(setup, state, log);
      return;
    case 'PURGE':
      state.place = 'purge';
      state.purge = { most: tolls.purge_most, done: 0, price: tolls.purge_price, banes: false };
      return;
    case 'CLEANSE':
      state.place = 'purge';
      state.purge = { most: tolls.cleanse_most, done: 0, price: 0, banes: true };
      return;
    case 'DUPLICATION':
    case 'TRANSFIGURATION':
    case 'JOURNEY':
    case 'TEMPTATION':
      show(setup, state, site, log);
  }
};

/** One of some rare cards, without a battle's essence. */
export const giveRare = (setup: Setup, state: Mutable<State>, log?: Event[]): void =>
  visitDraft(setup, state, stopAt('BATTLE', state.dreamscape, false), true, log);

/** Q5: the battle begins, with a stream of its own. */
export const beginBattle = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const fight = fightOf(setup, state, state.door!.opponent);
  state.place = 'battle';
  state.fight = fight;
  log?.push({
    kind: 'battle-began',
    opponent: setup.script.opponent[fight.opponent]!.id,
    points: fight.points,
    yours: fight.yours,
  });
  if (state.seed === null) {
    state.battle = null;
    return;
  }
  const inner = battleOf(setup, fight);
  const dealt = battle.start(inner, battleSeed(state.seed, state.dreamscape, state.again));
  const seen = state.dreamscape === setup.rungs.length - 1 && state.again === 0 ? state.bossHand : null;
  state.battle = seen === null ? dealt : withEnemyHand(inner, dealt, seen);
};

/** R16: a win pays essence and shows rare cards. */
export const winBattle = (setup: Setup, state: Mutable<State>, points: number, log?: Event[]): void => {
  const opponent = setup.script.opponent[state.fight!.opponent]!.id;
  state.won += 1;
  state.points += points;
  state.again = 0;
  state.enemyPoints = 0;
  state.cardsFewer = 0;
  state.fight = null;
  state.battle = null;
  log?.push({ kind: 'battle-won', opponent, points });
  if (state.dreamscape === setup.rungs.length - 1) finish(state, 'won', log);
  else visitDraft(setup, state, stopAt('BATTLE', setup.rungs[state.dreamscape]!.place, true), false, log);
};

/** Anything else ends the quest; on a road that teaches the battle begins again, and the opponent needs more. */
export const loseBattle = (
  setup: Setup,
  state: Mutable<State>,
  ending: Ending,
  points: number,
  log?: Event[],
): void => {
  if (!setup.script.scene.returns) {
    state.points += points;
    finish(state, ending, log);
    return;
  }
  state.again += 1;
  const fight = fightOf(setup, state, state.door!.opponent);
  log?.push({ kind: 'brought-back', opponent: setup.script.opponent[fight.opponent]!.id, points: fight.points });
  beginBattle(setup, state, log);
};

const UNSLEPT = 0;

/** Q29: a dreamcaller who was called comes in the place of the first, a dreamsign that is brought has its price. */
const bring = (setup: Setup, state: Mutable<State>): void => {
  const { dreamcaller, dreamsign, tolls } = setup.script;
  const called = dreamcaller === undefined ? undefined : setup.draft.callerAt.get(dreamcaller)!;
  const drawn = state.draft.offer ?? [];
  if (called !== undefined && !drawn.includes(called))
    state.draft = { ...state.draft, offer: [called, ...drawn.slice(1)] };
  if (dreamsign === undefined) return;
  addSign(setup, state, setup.draft.signAt.get(dreamsign)!);
  pay(state, -Math.min(signPrice(tolls), state.draft.essence));
};

export const start = (setup: Setup, seed: Seed): State => {
  const stop = stopAt('DREAMCALLER', 0, false);
  const state: Mutable<State> = {
    place: 'visit',
    dreamscape: 0,
    doors: [],
    door: null,
    visited: 0,
    draft: draft.start(visitOf(setup, stop, false), seed),
    stop,
    gift: false,
    shown: [],
    forms: [],
    from: 'journey',
    purge: null,
    changed: [],
    boss: drawBoss(setup, seed),
    bossHand: null,
    enemyPoints: 0,
    cardsFewer: 0,
    won: 0,
    points: 0,
    again: 0,
    fight: null,
    battle: null,
    ended: null,
    seed,
  };
  bring(setup, state);
  for (let i = 0; i < setup.burden; i += 1) addCard(setup, state, setup.banes[UNSLEPT]!);
  state.door = drawDoors(setup, state, 0, seed)[0]!;
  return state;
};
