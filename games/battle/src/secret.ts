import { openStream, type Position, type Seat, type Seed, shuffled } from '@lockstep/kernel';
import { CHOICE_SOURCE } from './choice.ts';
import { discoverable } from './effect/cards.ts';
import { readOnly } from './legal.ts';
import { defOf, type Setup } from './setup.ts';
import { ASK, copy, FR, type MutableState, otherSeat, type State, UNKNOWN } from './state.ts';

/** B38: a card that acts from the hand is seen there. */
export const isOpenCard = (setup: Setup, inst: number): boolean => inst >= 0 && defOf(setup, inst).burdens.length > 0;

/** The cards at the top of a seat's own deck that it looks at right now, as places in the deck. */
const lookedAt = (state: State, seat: Seat): readonly number[] => {
  const { ask } = state;
  if (ask[ASK.seat] !== seat) return [];
  const deck = state.decks[seat]!;
  if (ask[ASK.kind] === CHOICE_SOURCE.foresee)
    return Array.from({ length: ask[ASK.value]! }, (_, i) => deck.length - 1 - i);
  if (ask[ASK.kind] === CHOICE_SOURCE.discover) return ask.slice(ASK.value + 1).map((inst) => deck.indexOf(inst));
  return [];
};

/** Whether a seat is looking at the other's hand right now. */
export const seesHand = (state: State, seat: Seat | 'watcher'): boolean =>
  state.ask.length > 0 && state.ask[ASK.seat] === seat && state.ask[ASK.kind] === CHOICE_SOURCE.enemyHand;

/** An option of the other seat that is a secret is no part of what this one knows. */
const hideAsk = (s: MutableState, seat: Seat): void => {
  if (s.ask.length > 0 && s.ask[ASK.seat] !== seat && s.ask[ASK.kind] === CHOICE_SOURCE.discover)
    s.ask = s.ask.slice(0, ASK.value + 1);
};

const hideFrames = (setup: Setup, s: MutableState, seat: Seat): void => {
  const enemy = otherSeat(seat);
  for (const frame of s.frames) {
    const inst = frame[FR.itInst]!;
    if (inst >= 0 && s.hands[enemy]!.includes(inst) && !isOpenCard(setup, inst)) {
      frame[FR.itInst] = UNKNOWN;
      frame[FR.itDef] = UNKNOWN;
    }
  }
};

export const mask = (setup: Setup, state: State, seat: Seat): Position<Setup, State> => {
  const s = freshCopy(state);
  const enemy = otherSeat(seat);
  const seen = lookedAt(state, seat);
  hideFrames(setup, s, seat);
  s.decks[seat] = state.decks[seat]!.map((inst, i) => (seen.includes(i) ? inst : UNKNOWN));
  s.decks[enemy] = state.decks[enemy]!.map(() => UNKNOWN);
  if (!seesHand(state, seat))
    s.hands[enemy] = state.hands[enemy]!.map((inst) => (isOpenCard(setup, inst) ? inst : UNKNOWN)).sort(
      (a, b) => a - b,
    );
  s.discounts = maskedDiscounts(setup, s, seat);
  hideAsk(s, seat);
  s.seed = null;
  return { setup, state: s };
};

/** With lists of lists that can be written on. */
const freshCopy = (state: State): MutableState => {
  const s = copy(state);
  s.hands = [...s.hands];
  s.decks = [...s.decks];
  return s;
};

/** A discount on a card of the enemy's hand is a number without the card, unless the card is seen there. */
const maskedDiscounts = (setup: Setup, s: MutableState, seat: Seat): number[] =>
  s.discounts.filter((_, i) => {
    const inst = s.discounts[i - (i % 2)]!;
    return s.hands[seat]!.includes(inst) || isOpenCard(setup, inst);
  });

const numerically = (a: number, b: number): number => a - b;

/** What is unseen of both lists, dealt again: the enemy's hand and deck from what they hold together, one's own deck in another order. */
export const resample = (setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State> => {
  const s = freshCopy(state);
  const enemy = otherSeat(seat);
  const stream = openStream(seed, 'resample');
  const deal = (cards: readonly number[]): number[] => shuffled(stream, cards.length).map((i) => cards[i]!);
  const seen = lookedAt(state, seat);
  const own = state.decks[seat]!;
  const hidden = deal(own.filter((_, i) => !seen.includes(i)).sort(numerically));
  s.decks[seat] = own.map((inst, i) => (seen.includes(i) ? inst : hidden.pop()!));
  const hand = state.hands[enemy]!;
  const deck = state.decks[enemy]!;
  if (seesHand(state, seat)) s.decks[enemy] = deal([...deck].sort(numerically));
  else {
    const open = hand.filter((inst) => isOpenCard(setup, inst)).sort(numerically);
    const closed = [...hand, ...deck].filter((inst) => !isOpenCard(setup, inst)).sort(numerically);
    const dealt = deal(closed);
    s.hands[enemy] = [...open, ...dealt.splice(0, hand.length - open.length)];
    s.decks[enemy] = deal([...dealt, ...deck.filter((inst) => isOpenCard(setup, inst))].sort(numerically));
  }
  s.discounts = maskedDiscounts(setup, s, seat);
  hideFrames(setup, s, seat);
  if (state.ask.length > 0 && state.ask[ASK.seat] === enemy && state.ask[ASK.kind] === CHOICE_SOURCE.discover)
    s.ask = [...state.ask.slice(0, ASK.value + 1), ...discoverable(readOnly(setup, s), enemy, state.ask[ASK.base]!)];
  s.seed = seed;
  return { setup, state: s };
};
