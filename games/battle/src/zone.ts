import { openStream, type Seat, shuffled } from '@lockstep/kernel';
import { type Battle, halt, seatField, setSeatField } from './context.ts';
import { defOf, ownerOf } from './setup.ts';
import { addTo, otherSeat, removeFrom, replaceList, SEAT, UNKNOWN } from './state.ts';
import { DISCARD, ENEMY_DISCARDS, happen, trigger } from './trigger.ts';

export const idOf = (b: Battle, inst: number): string => defOf(b.setup, inst).id;

/** B28: a Reclaimed card is banished where it would go to a void. */
export const toVoid = (b: Battle, inst: number, reclaimed: boolean): 'void' | 'banished' => {
  const owner = ownerOf(b.setup, inst);
  if (reclaimed) b.s.banished = addTo(b.s.banished, owner, inst);
  else b.s.voids = addTo(b.s.voids, owner, inst);
  return reclaimed ? 'banished' : 'void';
};

/** B10: a full hand sends it on to the void. */
export const toHand = (b: Battle, inst: number, reclaimed: boolean): 'hand' | 'void' | 'banished' => {
  const owner = ownerOf(b.setup, inst);
  const hand = b.s.hands[owner]!;
  if (reclaimed || hand.length >= b.setup.tuning.hand_most) return toVoid(b, inst, reclaimed);
  b.s.hands = addTo(b.s.hands, owner, inst);
  return 'hand';
};

/** B10: an empty deck and a full hand end it. */
export const draw = (b: Battle, seat: Seat, n: number): number => {
  const hand = b.s.hands[seat]!;
  const deck = b.s.decks[seat]!;
  const count = Math.min(n, deck.length, b.setup.tuning.hand_most - hand.length);
  if (count <= 0) return 0;
  b.log?.push({ kind: 'drew', seat, count });
  const drawn = deck.slice(deck.length - count).reverse();
  if (drawn.includes(UNKNOWN)) {
    halt(b);
    return count;
  }
  b.s.decks = replaceList(b.s.decks, seat, deck.slice(0, deck.length - count));
  b.s.hands = replaceList(b.s.hands, seat, hand.concat(drawn));
  b.log?.push({ kind: 'drew-cards', seat, cards: drawn.map((inst) => idOf(b, inst)) });
  return count;
};

/** B3, B29: by the seat's own stream. */
export const shuffle = (b: Battle, seat: Seat): void => {
  const { seed } = b.s;
  if (seed === null) {
    halt(b);
    return;
  }
  const deck = b.s.decks[seat]!;
  const stream = openStream(seed, `deck ${seat}`, seatField(b, seat, SEAT.shuffles));
  b.s.decks = replaceList(
    b.s.decks,
    seat,
    shuffled(stream, deck.length).map((i) => deck[i]!),
  );
  setSeatField(b, seat, SEAT.shuffles, stream.at);
};

export const discard = (b: Battle, seat: Seat, inst: number): void => {
  b.s.hands = removeFrom(b.s.hands, seat, inst);
  toVoid(b, inst, false);
  b.log?.push({ kind: 'discarded', seat, card: idOf(b, inst) });
  happen();
  const { active } = b.s;
  for (const hears of [active, otherSeat(active)]) trigger(b, hears, hears === seat ? DISCARD : ENEMY_DISCARDS);
};
