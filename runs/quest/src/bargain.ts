import { RARITIES } from '@lockstep/draft';
import { type Mutable, openStream, pick, type Refusal, refuse, type Seed, type Stream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { addCard, addSign, formsIn, idsIn, isBane, pay, removeAt } from './deck.ts';
import { bossHand } from './fight.ts';
import type { Bargain } from './script.ts';
import { mainBits, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { FORMS, type Site } from './vocabulary.ts';

/** The chance of one site of one dreamscape. */
export const siteStream = (seed: Seed, { dreamscape }: State, site: Site): Stream =>
  openStream(seed, `${site.toLowerCase()} ${dreamscape + 1}`);

/** Some of a list, each at most once, in the order they are drawn. */
export const drawSome = <Item>(stream: Stream, items: readonly Item[], wanted: number): readonly Item[] => {
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < wanted && left.length > 0) drawn.push(left.splice(stream.below(left.length), 1)[0]!);
  return drawn;
};

export const gain = (state: Mutable<State>, by: number, log?: Event[]): void => {
  if (by === 0) return;
  pay(state, by);
  log?.push({ kind: 'essence-changed', by, essence: state.draft.essence });
};

export const gainCard = (setup: Setup, state: Mutable<State>, card: number, log?: Event[]): void => {
  addCard(setup, state, card);
  log?.push({ kind: 'card-gained', card: setup.draft.cards[card]!.id });
};

export const gainSign = (setup: Setup, state: Mutable<State>, sign: number, log?: Event[]): void => {
  addSign(setup, state, sign);
  log?.push({ kind: 'dreamsign-gained', dreamsign: setup.draft.signs[sign]!.id });
};

export const loseAt = (setup: Setup, state: Mutable<State>, place: number, log?: Event[]): void => {
  const card = idsIn(setup, state.draft.deck, state.changed)[place]!;
  removeAt(setup, state, place);
  log?.push({ kind: 'card-lost', card });
};

export const takeForm = (setup: Setup, state: Mutable<State>, card: number, form: number, log?: Event[]): void => {
  state.changed = [...state.changed, { card, form }];
  const { made } = setup.formsOf[card]!.find((one) => one.form === form)!;
  log?.push({ kind: 'transfigured', card: setup.draft.cards[card]!.id, form: FORMS[form]!, into: made.id });
};

/** Cards of the deck that can still be transfigured, each once. */
export const changeable = (setup: Setup, state: State): readonly number[] => {
  const forms = formsIn(state.draft.deck, state.changed);
  return [...new Set(state.draft.deck.filter((card, i) => forms[i]! < 0 && setup.formsOf[card]!.length > 0))];
};

/** Dreamsigns that are not held, none where no more can be. */
export const freeSigns = ({ draft }: Setup, state: State): readonly number[] =>
  state.draft.signs.length >= (draft.script.quest.dreamsign_most ?? Number.POSITIVE_INFINITY)
    ? []
    : draft.signs.flatMap((_, i) => (state.draft.signs.includes(i) ? [] : [i]));

/** Cards of a rarity whose symbols are main resonances; of any where there is none. */
const wantedCards = ({ draft }: Setup, state: State, rarity: number): readonly number[] => {
  const main = mainBits(state.draft.profile);
  const all = draft.cards.filter((card) => card.rarity === rarity);
  const fits = all.filter(({ mask }) => mask !== 0 && (mask & ~main) === 0);
  return (fits.length > 0 ? fits : all).map(({ index }) => index);
};

const swapLowest = (setup: Setup, state: Mutable<State>, wanted: number, stream: Stream, log?: Event[]): void => {
  const { cards } = setup.draft;
  for (let i = 0; i < wanted && state.draft.deck.length > 0; i += 1) {
    const own = state.draft.deck.map((card, place) => ({ card, place })).filter(({ card }) => !isBane(setup, card));
    if (own.length === 0) return;
    const lowest = own.reduce((least, one) => (cards[one.card]!.rating < cards[least.card]!.rating ? one : least));
    const same = cards.filter(({ rarity, index }) => rarity === cards[lowest.card]!.rarity && index !== lowest.card);
    if (same.length === 0) return;
    loseAt(setup, state, lowest.place, log);
    gainCard(setup, state, pick(stream, same).index, log);
  }
};

/** What of a bargain is left to chance, in the order of its table. */
const drawn = (
  setup: Setup,
  state: Mutable<State>,
  bargain: Bargain,
  seed: Seed,
  stream: Stream,
  log?: Event[],
): void => {
  const rarity = RARITIES.indexOf(bargain.rarity);
  for (const card of drawSome(stream, wantedCards(setup, state, rarity), bargain.cards))
    gainCard(setup, state, card, log);
  for (let i = 0; i < bargain.banes && setup.banes.length > 0; i += 1)
    gainCard(setup, state, pick(stream, setup.banes), log);
  for (let i = 0; i < bargain.lost && state.draft.deck.length > 1; i += 1)
    loseAt(setup, state, stream.below(state.draft.deck.length), log);
  for (const sign of drawSome(stream, freeSigns(setup, state), bargain.dreamsigns))
    if (freeSigns(setup, state).includes(sign)) gainSign(setup, state, sign, log);
  for (let i = 0; i < bargain.changes; i += 1) {
    const cards = changeable(setup, state);
    if (cards.length === 0) break;
    const card = pick(stream, cards);
    takeForm(setup, state, card, pick(stream, setup.formsOf[card]!).form, log);
  }
  swapLowest(setup, state, bargain.swaps, stream, log);
  if (bargain.boss_hand) {
    state.bossHand = bossHand(setup, state, seed);
    log?.push({ kind: 'boss-hand-seen', cards: state.bossHand });
  }
};

export const refusesBargain = (state: State, { essence }: Bargain): Refusal | undefined =>
  state.draft.essence + essence < 0 ? refuse('too-dear', { price: -essence, essence: state.draft.essence }) : undefined;

/** Q15, Q16: what is known happens first, then what is drawn. What is chosen afterwards is the step's. */
export const agree = (setup: Setup, state: Mutable<State>, bargain: Bargain, log?: Event[]): void => {
  log?.push({ kind: 'agreed', bargain: bargain.id });
  gain(state, bargain.essence, log);
  if (bargain.enemy_points > 0 || bargain.cards_fewer > 0) {
    state.enemyPoints += bargain.enemy_points;
    state.cardsFewer += bargain.cards_fewer;
    log?.push({ kind: 'next-battle', enemyPoints: state.enemyPoints, cardsFewer: state.cardsFewer });
  }
  if (state.seed === null) return;
  const stream = openStream(state.seed, `${bargain.id} ${state.dreamscape + 1}`);
  drawn(setup, state, bargain, state.seed, stream, log);
};
