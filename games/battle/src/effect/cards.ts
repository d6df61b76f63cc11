import { slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { CHOICE_SOURCE, choose, chooseFrom, remember, rememberCard, WAIT } from '../choice.ts';
import { type Battle, halt } from '../context.ts';
import { isFast } from '../cost.ts';
import { playFree } from '../play-card.ts';
import { reclaim } from '../reclaim.ts';
import { cardFits, cardLimit, isSeveral } from '../select.ts';
import { defOf } from '../setup.ts';
import { addTo, FR, NONE, NOT_ASKED, otherSeat, removeFrom, replaceList, UNKNOWN } from '../state.ts';
import { FORESEE, happen, trigger } from '../trigger.ts';
import { discard, idOf, shuffle, toHand } from '../zone.ts';
import { DID, didIf, type Effect, NOT } from './result.ts';

const [FORESEE_N] = slotsOf('effect', 'foresee');

/** B29: the cards of a deck that were sorted out, by their places from the top as bits. */
const sortOut = (b: Battle, frame: number[], bits: number): void => {
  const seat = frame[FR.seat]!;
  const deck = b.s.decks[seat]!;
  const id = b.s.nextForesee;
  b.s.nextForesee += 1;
  const gone: number[] = [];
  for (let place = 0; bits >> place; place += 1) if ((bits >> place) & 1) gone.push(deck[deck.length - 1 - place]!);
  for (const inst of gone) {
    b.s.decks = removeFrom(b.s.decks, seat, inst);
    b.s.voids = addTo(b.s.voids, seat, inst);
    b.s.foreseen = [...b.s.foreseen, id, inst];
  }
  frame[FR.foresee] = id;
  b.log?.push({ kind: 'put-in-void', seat, cards: gone.map((inst) => idOf(b, inst)) });
  happen(0, 0, 0, id);
  trigger(b, seat, FORESEE);
};

export const foresee: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  if (frame[FR.picked] !== NOT_ASKED) {
    sortOut(b, frame, frame[FR.picked]!);
    return DID;
  }
  const deck = b.s.decks[seat]!;
  const count = Math.min(b.setup.code[base + FORESEE_N!]!, deck.length);
  if (count === 0) return NOT;
  b.log?.push({ kind: 'foresaw', seat, count });
  const seen = deck.slice(-count).reverse();
  if (seen.includes(UNKNOWN)) halt(b);
  else {
    b.log?.push({ kind: 'foresaw-cards', seat, cards: seen.map((inst) => idOf(b, inst)) });
    b.s.ask = [CHOICE_SOURCE.foresee, seat, -1, 0, count];
  }
  return WAIT;
};

const [CARD] = slotsOf('effect', 'discover');
const SHOWN = 3;

/** The first three different cards of a kind from the top. */
const shownBy = (b: Battle, seat: Seat, card: number): readonly number[] => {
  const deck = b.s.decks[seat]!;
  const shown: number[] = [];
  for (let i = deck.length - 1; i >= 0 && shown.length < SHOWN; i -= 1) {
    const inst = deck[i]!;
    if (inst === UNKNOWN || !cardFits(b, card, inst, isFast(b, seat, defOf(b.setup, inst)))) continue;
    if (!shown.some((one) => b.setup.cards[one] === b.setup.cards[inst])) shown.push(inst);
  }
  return shown;
};

/** What a Discover in progress shows, looked up again: for a deck that was drawn again. */
export const discoverable = shownBy;

export const discover: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const deck = b.s.decks[seat]!;
  if (frame[FR.picked] === NOT_ASKED && deck.includes(UNKNOWN)) {
    halt(b);
    return WAIT;
  }
  const card = base + CARD!;
  const inst = chooseFrom(
    b,
    frame,
    seat,
    frame[FR.picked] === NOT_ASKED ? shownBy(b, seat, card) : [],
    card,
    frame[FR.may] === 1,
  );
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  b.s.decks = removeFrom(b.s.decks, seat, inst);
  toHand(b, inst, false);
  rememberCard(b, frame, inst);
  b.log?.push({ kind: 'discovered', seat }, { kind: 'discovered-card', seat, card: idOf(b, inst) });
  shuffle(b, seat);
  return DID;
};

/** A CARD of one's own void, up to as many times as it says. */
const fromVoid = (
  b: Battle,
  frame: number[],
  card: number,
  from: number,
  apply: (seat: Seat, inst: number) => boolean,
): number => {
  const seat = frame[FR.seat]!;
  const several = card >= 0 && isSeveral(b.setup.code, card);
  const limit = card >= 0 ? cardLimit(b.setup.code, card) : 1;
  let done = false;
  while (frame[FR.times]! < limit) {
    const inst = choose(b, frame, { kind: from, seat, base: card, optional: several || frame[FR.may] === 1 });
    if (inst === WAIT) return WAIT;
    if (inst === NONE) break;
    frame[FR.times]! += 1;
    rememberCard(b, frame, inst);
    done = apply(seat, inst) || done;
    // An event's sentences happen before the next is chosen.
    if (b.s.frames.at(-1) !== frame && frame[FR.times]! < limit) return AGAIN;
  }
  return didIf(done || frame[FR.times]! > 0);
};

/** The clause goes on when what it started is done. */
const AGAIN = WAIT;

const reclaimed =
  (b: Battle, frame: number[]) =>
  (seat: Seat, inst: number): boolean => {
    const uid = reclaim(b, seat, inst);
    if (uid > 0) remember(b, frame, uid);
    return uid !== 0;
  };

export const reclaimCard: Effect = (b, frame, base) =>
  fromVoid(b, frame, base + CARD!, CHOICE_SOURCE.void, reclaimed(b, frame));
export const reclaimAny: Effect = (b, frame) => fromVoid(b, frame, -1, CHOICE_SOURCE.anyVoid, reclaimed(b, frame));

/** Only from a void: a character that was Reclaimed before is banished, and stays so. */
export const reclaimThis: Effect = (b, frame) => {
  const inst = frame[FR.inst]!;
  return inst < 0 ? NOT : didIf(reclaimed(b, frame)(frame[FR.seat]!, inst));
};

export const returnVoid: Effect = (b, frame, base) =>
  fromVoid(b, frame, base + CARD!, CHOICE_SOURCE.void, (seat, inst) => {
    b.s.voids = removeFrom(b.s.voids, seat, inst);
    b.log?.push({ kind: 'taken-from-void', seat, card: idOf(b, inst) });
    return toHand(b, inst, false) === 'hand';
  });

const discardBy = (b: Battle, frame: number[], seat: Seat, optional: boolean): number => {
  const inst = choose(b, frame, { kind: CHOICE_SOURCE.hand, seat, optional });
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  discard(b, seat, inst);
  return DID;
};

export const discardCard: Effect = (b, frame) => discardBy(b, frame, frame[FR.seat]!, frame[FR.may] === 1);
export const enemyDiscards: Effect = (b, frame) => discardBy(b, frame, otherSeat(frame[FR.seat]!), false);

/** The acting seat first. `times` counts the seats that are done. */
export const eachDiscards: Effect = (b, frame) => {
  for (; frame[FR.times]! < 2; frame[FR.times]! += 1) {
    const seat = frame[FR.times] === 0 ? frame[FR.seat]! : otherSeat(frame[FR.seat]!);
    if (discardBy(b, frame, seat, false) === WAIT) return WAIT;
  }
  return DID;
};

export const enemyDiscardsChoice: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const enemy = otherSeat(seat);
  const hand = b.s.hands[enemy]!;
  if (frame[FR.picked] === NOT_ASKED && hand.length > 0 && !hand.includes(UNKNOWN))
    b.log?.push({ kind: 'hand-shown', seat: enemy, cards: hand.map((inst) => idOf(b, inst)) });
  const inst = choose(b, frame, { kind: CHOICE_SOURCE.enemyHand, seat });
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  discard(b, enemy, inst);
  return DID;
};

export const putOnTop: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const inst = choose(b, frame, { kind: CHOICE_SOURCE.hand, seat, optional: frame[FR.may] === 1 });
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  b.s.hands = removeFrom(b.s.hands, seat, inst);
  b.s.decks = addTo(b.s.decks, seat, inst);
  b.log?.push({ kind: 'put-on-top', seat });
  return DID;
};

const [TOP_COUNT] = slotsOf('effect', 'put-in-void');

export const putInVoid: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const deck = b.s.decks[seat]!;
  if (deck.length === 0) return NOT;
  const left = Math.max(0, deck.length - b.setup.code[base + TOP_COUNT!]!);
  const gone = deck.slice(left).reverse();
  if (gone.includes(UNKNOWN)) {
    halt(b);
    return WAIT;
  }
  b.s.decks = replaceList(b.s.decks, seat, deck.slice(0, left));
  b.s.voids = replaceList(b.s.voids, seat, b.s.voids[seat]!.concat(gone));
  b.log?.push({ kind: 'put-in-void', seat, cards: gone.map((inst) => idOf(b, inst)) });
  return DID;
};

const [LESS] = slotsOf('effect', 'costs-less');

/** "it": a card of the hand. */
export const costsLess: Effect = (b, frame, base) => {
  const inst = frame[FR.itInst]!;
  const seat = frame[FR.seat]!;
  if (inst < 0 || !b.s.hands[seat]!.includes(inst)) return NOT;
  const by = b.setup.code[base + LESS!]!;
  b.s.discounts = [...b.s.discounts, inst, by];
  b.log?.push({ kind: 'cost-lowered', seat, what: 'card', by });
  return DID;
};

const [NEXT_KIND, NEXT_N] = slotsOf('effect', 'next-costs');

export const nextCosts: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const by = b.setup.code[base + NEXT_N!]!;
  b.s.nextCosts = [...b.s.nextCosts, seat, b.setup.code[base + NEXT_KIND!]!, by];
  b.log?.push({ kind: 'cost-lowered', seat, what: 'next', by });
  return DID;
};

const [PLAY_CARD] = slotsOf('effect', 'play');

export const play: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const inst = choose(b, frame, {
    kind: CHOICE_SOURCE.hand,
    seat,
    base: base + PLAY_CARD!,
    optional: frame[FR.may] === 1,
  });
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  rememberCard(b, frame, inst);
  return didIf(playFree(b, seat, inst));
};

/** B28: events that went into the void by the Foresee spoken of. */
export const gainReclaim: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const { foreseen } = b.s;
  const events: number[] = [];
  for (let i = 0; i < foreseen.length; i += 2) {
    const inst = foreseen[i + 1]!;
    if (foreseen[i] === frame[FR.foresee] && !defOf(b.setup, inst).isCharacter && b.s.voids[seat]!.includes(inst))
      events.push(inst);
  }
  if (events.length === 0) return NOT;
  b.s.reclaimable = [...b.s.reclaimable, ...events];
  b.log?.push({ kind: 'reclaim-gained', seat, cards: events.map((inst) => idOf(b, inst)) });
  return DID;
};
