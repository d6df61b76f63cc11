import { type Event as BattleEvent, battle } from '@lockstep/battle';
import { type Event as DraftEvent, draft } from '@lockstep/draft';
import { type Mutable, Refusal, refuse, type Seat } from '@lockstep/kernel';
import { type Action, type Event, VERBS } from './action.ts';
import { agree, gain, gainCard, loseAt, refusesBargain, takeForm } from './bargain.ts';
import { isBane, placeOf } from './deck.ts';
import { battleOf } from './fight.ts';
import { draftsLeft, isOver, isShop, purgePrice } from './legal.ts';
import { format } from './notation.ts';
import { type Setup, visitOf } from './setup.ts';
import { copy, type State } from './state.ts';
import {
  beginBattle,
  enterSite,
  giveRare,
  leaveDraft,
  leaveSite,
  loseBattle,
  shownIds,
  takeDoor,
  tellDraft,
  winBattle,
} from './walk.ts';

const notHere = ({ kind }: Action): Refusal => refuse('not-here', { action: kind });

/** An action of the draft, by its own step. A shop also sells the removal of a bane (Q18). */
const atStop = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  if (action.kind === 'purge' && isShop(state)) return buyRemoval(setup, state, action.about, log);
  const inner = visitOf(setup, state.stop!, state.gift);
  const parsed = draft.parse(inner, format(setup, action));
  if (!parsed.ok) return parsed.fault;
  if (draft.format(inner, parsed.value) !== format(setup, action)) return refuse('unknown-action', { actions: VERBS });
  const told: DraftEvent[] | undefined = log && [];
  const next = draft.step(inner, state.draft, 0, parsed.value, told);
  if (next instanceof Refusal) return next;
  tellDraft(told, log);
  state.draft = next;
  if (next.stop > 0) leaveDraft(setup, state, log);
  return undefined;
};

const buyRemoval = (setup: Setup, state: Mutable<State>, id: string, log?: Event[]): Refusal | undefined => {
  const price = setup.script.tolls.bane_price;
  const place = placeOf(setup, state, id);
  if (place < 0) return refuse('not-in-deck', { card: id });
  if (!isBane(setup, state.draft.deck[place]!)) return refuse('not-a-bane', { card: id });
  if (state.draft.deck.length < 2) return refuse('last-card', { card: id });
  if (price > state.draft.essence) return refuse('too-dear', { card: id, price, essence: state.draft.essence });
  gain(state, -price, log);
  loseAt(setup, state, place, log);
  return undefined;
};

const SEAT_POINTS = 0;

/** An action of the battle, by its own step; what its end means is the quest's. */
const inBattle = (
  setup: Setup,
  state: Mutable<State>,
  seat: Seat,
  action: Action,
  log?: Event[],
): Refusal | undefined => {
  const inner = battleOf(setup, state.fight!);
  const parsed = battle.parse(inner, format(setup, action));
  if (!parsed.ok) return parsed.fault;
  if (battle.format(inner, parsed.value) !== format(setup, action)) return refuse('unknown-action', { actions: VERBS });
  const told: BattleEvent[] | undefined = log && [];
  const next = battle.step(inner, state.battle!, seat, parsed.value, told);
  if (next instanceof Refusal) return next;
  for (const event of told ?? []) log!.push({ kind: 'battle', event });
  state.battle = next;
  const ended = battle.outcome(inner, next);
  if (!ended) return undefined;
  const points = next.seats[SEAT_POINTS]!;
  if (ended.result === 'won') winBattle(setup, state, points, log);
  else loseBattle(setup, state, ended.result === 'drawn' ? 'drawn' : 'lost', points, log);
  return undefined;
};

const inDreamscape = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  const { kind, about } = action;
  if (!state.door) return notHere(action);
  if (kind === 'visit') {
    const place = state.door.sites.findIndex(
      (site, i) => site.toLowerCase() === about && ((state.visited >> i) & 1) === 0,
    );
    if (place < 0) return refuse('no-site', { site: about });
    enterSite(setup, state, place, log);
    return undefined;
  }
  if (kind === 'purge' && isOver(setup, state)) {
    const place = placeOf(setup, state, about);
    if (place < 0) return refuse('not-in-deck', { card: about });
    loseAt(setup, state, place, log);
    return undefined;
  }
  if (kind !== 'fight' || about !== '') return notHere(action);
  if (draftsLeft(state)) return refuse('draft-first');
  if (isOver(setup, state)) return refuse('deck-over', { most: setup.draft.script.quest.deck_most });
  if (state.draft.deck.length === 0) return refuse('last-card', { card: null });
  beginBattle(setup, state, log);
  return undefined;
};

const atPurge = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  const purge = state.purge!;
  if (action.kind !== 'purge') return notHere(action);
  const card = action.about;
  if (purge.done >= purge.most) return refuse('purged-enough', { most: purge.most });
  const place = placeOf(setup, state, card);
  if (place < 0) return refuse('not-in-deck', { card });
  if (purge.banes && !isBane(setup, state.draft.deck[place]!)) return refuse('not-a-bane', { card });
  if (state.draft.deck.length < 2) return refuse('last-card', { card });
  const price = purgePrice(state);
  if (price > state.draft.essence) return refuse('too-dear', { card, price, essence: state.draft.essence });
  state.purge = { ...purge, done: purge.done + 1 };
  gain(state, -price, log);
  loseAt(setup, state, place, log);
  return undefined;
};

const atCards = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  if (action.kind !== state.place || state.shown === null) return notHere(action);
  const at = shownIds(setup, state).indexOf(action.about);
  if (at < 0) return refuse('not-shown', { what: action.about });
  const card = state.shown[at]!;
  if (state.place === 'copy') gainCard(setup, state, card, log);
  else takeForm(setup, state, card, state.forms[at]!, log);
  leaveSite(state, state.place === 'copy' ? 'DUPLICATION' : 'TRANSFIGURATION', log);
  return undefined;
};

const atBargain = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  if (action.kind !== 'agree' || state.shown === null) return notHere(action);
  const bargain = state.shown.map((i) => setup.script[state.from][i]!).find(({ id }) => id === action.about);
  if (!bargain) return refuse('not-shown', { what: action.about });
  const refused = refusesBargain(state, bargain);
  if (refused) return refused;
  const unknown = state.seed === null;
  leaveSite(state, state.from === 'journey' ? 'JOURNEY' : 'TEMPTATION');
  agree(setup, state, bargain, log);
  if (unknown) return undefined;
  if (bargain.purges > 0) {
    state.place = 'purge';
    state.purge = { most: bargain.purges, done: 0, price: 0, banes: false };
  } else if (bargain.rare_pick) giveRare(setup, state, log);
  return undefined;
};

const siteLeft = (state: State) => {
  if (state.place === 'bargain') return state.from === 'journey' ? 'JOURNEY' : 'TEMPTATION';
  if (state.place === 'purge') return state.purge!.banes ? 'CLEANSE' : 'PURGE';
  if (state.place === 'copy') return 'DUPLICATION';
  return state.place === 'change' ? 'TRANSFIGURATION' : null;
};

const perform = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): Refusal | undefined => {
  const { place } = state;
  if (action.kind === 'leave' && (place === 'purge' || place === 'copy' || place === 'change' || place === 'bargain')) {
    if (action.about !== '') return notHere(action);
    leaveSite(state, siteLeft(state), log);
    return undefined;
  }
  switch (place) {
    case 'doors': {
      if (action.kind !== 'door') return notHere(action);
      const at = (state.doors ?? []).findIndex((_, i) => String(i + 1) === action.about);
      if (at < 0) return refuse('no-door', { door: action.about });
      takeDoor(setup, state, state.doors![at]!, log);
      return undefined;
    }
    case 'dreamscape':
      return inDreamscape(setup, state, action, log);
    case 'visit':
      return atStop(setup, state, action, log);
    case 'purge':
      return atPurge(setup, state, action, log);
    case 'copy':
    case 'change':
      return atCards(setup, state, action, log);
    case 'bargain':
      return atBargain(setup, state, action, log);
    case 'battle':
    case 'over':
      return notHere(action);
  }
};

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  if (state.ended !== null) return refuse('over');
  if (!VERBS.includes(action.kind) || typeof action.about !== 'string')
    return refuse('unknown-action', { actions: VERBS });
  const next = copy(state);
  if (state.battle) return inBattle(setup, next, seat, action, log) ?? next;
  if (seat !== 0) return refuse('not-your-move');
  return perform(setup, next, action, log) ?? next;
};
