import type { Seat, Seed } from '@lockstep/kernel';

/** Numbers kept for each seat, as places in `seats`. */
export const SEAT = {
  points: 0,
  energy: 1,
  production: 2,
  /** Events to come this turn that are copied. */
  copies: 3,
  /** Added to the spark of figments for the rest of the battle. */
  figments: 4,
  /** Characters that left play this turn. */
  left: 5,
  /** Once-per-turn abilities used: of the dreamcaller by ability, of dreamsigns two bits each. */
  usedCaller: 6,
  usedSigns: 7,
  /** How far the stream `deck n` has been read. */
  shuffles: 8,
} as const;
export const SEAT_SIZE = 9;

/** Numbers of a character in a row. */
export const CH = {
  /** Its own number, never used again. */
  uid: 0,
  /** The card it is, −1 for a figment or a Copy. */
  inst: 1,
  /** The definition whose text, cost and name it has, −1 for a figment. */
  def: 2,
  subtype: 3,
  printed: 4,
  permanent: 5,
  /** Changes that end after the Judgment of an even and of an odd turn. */
  even: 6,
  odd: 7,
  /** Once-per-turn abilities used, as bits. */
  used: 8,
  flags: 9,
  /** The turn at whose end it is Banished, 0 for none. */
  banishAt: 10,
  /** The turn after whose Judgment it is Abandoned, 0 for none. */
  abandonAt: 11,
} as const;
export const CH_SIZE = 12;
export const RECLAIMED = 1;
export const COPIED = 2;

/** Numbers of an ability that is resolving. */
export const FR = {
  /** The record to come and the one to stop at. */
  pc: 0,
  end: 1,
  seat: 2,
  /** The character it is an ability of, 0 for none; its card; its definition. */
  uid: 3,
  inst: 4,
  def: 5,
  /** An event that resolves: where its card goes afterwards, as one of FATE. */
  fate: 6,
  copies: 7,
  /** The cost phrase still to be paid, −1 for none. */
  cost: 8,
  /** "it": a character, a card, the definition, and the spark it had. */
  it: 9,
  itInst: 10,
  itDef: 11,
  itSpark: 12,
  /** "that character": the last one chosen. */
  chosen: 13,
  /** "them": characters created, from one number to another, or how many were given up. */
  themFrom: 14,
  themTo: 15,
  count: 16,
  returned: 17,
  /** The Copy made last. */
  copy: 18,
  /** Whether the clause before did what it says. */
  did: 19,
  /** The Foresee it speaks of. */
  foresee: 20,
  amount: 21,
  /** What was chosen for the clause being worked off: NOT_ASKED, NONE, or a character's or card's number. */
  picked: 22,
  /** How often the clause has been worked off already. */
  times: 23,
  /** A number that stays the same while a clause is worked off several times. */
  limit: 24,
  /** Whether the clause is one that may be declined. */
  may: 25,
  /** What "it" was when it left: RECLAIMED or COPIED. */
  itFlags: 26,
} as const;
export const FR_SIZE = 27;
export const NOT_ASKED = -1;
export const NONE = -2;
/** Where an event's card goes once its sentences are done: nowhere (a Copy), the void, banishment. */
export const FATE = { none: 0, void: 1, banished: 2 } as const;

/** A triggered ability that waits. */
export const QU = { ability: 0, seat: 1, uid: 2, inst: 3, it: 4, itSpark: 5, amount: 6, foresee: 7 } as const;
export const QU_SIZE = 8;

/** A card that is being played. */
export const PL = {
  inst: 0,
  seat: 1,
  reclaimed: 2,
  copies: 3,
  prevented: 4,
  /** 0 until what its playing triggered is done, 1 when the window after it has been open. */
  stage: 5,
  /** Whether it answers another card. */
  answers: 6,
} as const;
export const PL_SIZE = 7;

/** A card that is Banished until some time. */
export const AW = { inst: 0, until: 1, value: 2, flags: 3 } as const;
export const AW_SIZE = 4;
export const UNTIL = { start: 0, end: 1, while: 2 } as const;

/** What is asked for, as places in `ask`; empty where nothing is. */
export const ASK = { kind: 0, seat: 1, base: 2, optional: 3, value: 4 } as const;

export const PHASES = [
  'redraw-first',
  'redraw-second',
  'opening',
  'start',
  'judgment',
  'after-judgment',
  'main',
  'answer-window',
  'end-window',
  'ending',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What changes during a battle. Every list is flat; the constants above say what stands where. */
export interface MutableState {
  turn: number;
  active: Seat;
  /** Who moves first in the battle. */
  first: Seat;
  phase: Phase;
  seats: number[];
  rows: number[][];
  hands: number[][];
  /** The next card to be drawn is the last. */
  decks: number[][];
  voids: number[][];
  banished: number[][];
  away: number[];
  /** Energy promised: seat, turn, how much. */
  promises: number[];
  /** Cards that cost less this turn: card, how much. */
  discounts: number[];
  /** "The next visitor": seat, kind, how much. */
  nextCosts: number[];
  /** Events in a void that can be Reclaimed this turn for their own cost. */
  reclaimable: number[];
  /** Cards played this turn: definition × 4 + 2 if Fast + seat. */
  tally: number[];
  queue: number[];
  frames: number[][];
  ask: number[];
  played: number[];
  /** Cards that went into a void by Foresee: number of the Foresee, card. */
  foreseen: number[];
  preventAll: boolean;
  nextUid: number;
  nextForesee: number;
  /** Abilities that resolved in this action (B23). */
  work: number;
  /** Spark Statics in play. */
  auras: number;
  /** Of each seat: bit i, its row has the Static form i. */
  forms: number[];
  /** −1 while it goes on, the seat that won, 2 for a draw. */
  winner: number;
  /** A secret: null in what a player can know. */
  seed: Seed | null;
}

type Deep<T> = T extends number[] ? readonly number[] : T extends number[][] ? readonly (readonly number[])[] : T;
export type State = { readonly [field in keyof MutableState]: Deep<MutableState[field]> };

const list = (from: readonly number[]): number[] => (from.length === 0 ? [] : from.slice());

/**
 * Rows, seats, queue, frames, cards being played and `forms` are written on; every other list is shared with the state before, and
 * replaced where it changes. The laws freeze states, so a list that is written on all the same fails them.
 */
export const copy = (state: State): MutableState => ({
  turn: state.turn,
  active: state.active,
  first: state.first,
  phase: state.phase,
  seats: state.seats.slice(),
  rows: [state.rows[0]!.slice(), state.rows[1]!.slice()],
  hands: state.hands as number[][],
  decks: state.decks as number[][],
  voids: state.voids as number[][],
  banished: state.banished as number[][],
  away: state.away as number[],
  promises: state.promises as number[],
  discounts: state.discounts as number[],
  nextCosts: state.nextCosts as number[],
  reclaimable: state.reclaimable as number[],
  tally: state.tally as number[],
  queue: list(state.queue),
  frames: state.frames.length === 0 ? [] : state.frames.map((frame) => frame.slice()),
  ask: state.ask as number[],
  played: list(state.played),
  foreseen: state.foreseen as number[],
  preventAll: state.preventAll,
  nextUid: state.nextUid,
  nextForesee: state.nextForesee,
  work: state.work,
  auras: state.auras,
  forms: [state.forms[0]!, state.forms[1]!],
  winner: state.winner,
  seed: state.seed,
});

/** Both lists, with one card added to or taken from one of them. */
export const addTo = (lists: number[][], seat: Seat, inst: number): number[][] =>
  replaceList(lists, seat, [...lists[seat]!, inst]);

export const removeFrom = (lists: number[][], seat: Seat, inst: number): number[][] => {
  const i = lists[seat]!.indexOf(inst);
  if (i < 0) return lists;
  const list = lists[seat]!.slice();
  list.splice(i, 1);
  return replaceList(lists, seat, list);
};

export const replaceList = (lists: number[][], seat: Seat, list: number[]): number[][] =>
  seat === 0 ? [list, lists[1]!] : [lists[0]!, list];

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export const pointsOf = (state: State, seat: Seat): number => state.seats[seat * SEAT_SIZE + SEAT.points]!;

/** An unknown card in what a player can know. */
export const UNKNOWN = -1;
