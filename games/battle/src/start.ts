import { openStream, type Seat, type Seed } from '@lockstep/kernel';
import { type Battle, setSeatField } from './context.ts';
import type { Setup } from './setup.ts';
import { type MutableState, otherSeat, SEAT, SEAT_SIZE, type State } from './state.ts';
import { draw, shuffle } from './zone.ts';

/** Characters are numbered from here on, far above every card. */
const FIRST_UID = 1000;

/** B1–B3: who moves first, both decks shuffled, both hands drawn. */
export const start = (setup: Setup, seed: Seed): State => {
  const { tuning, script, seats, cards, border } = setup;
  const first = script.first ?? openStream(seed, 'first').below(2);
  const all = cards.map((_, inst) => inst);
  const s: MutableState = {
    turn: 1,
    active: first,
    first,
    phase: 'redraw-first',
    seats: new Array<number>(2 * SEAT_SIZE).fill(0),
    rows: [[], []],
    hands: [[], []],
    decks: [all.slice(0, border), all.slice(border)],
    voids: [[], []],
    banished: [[], []],
    away: [],
    promises: [],
    discounts: [],
    nextCosts: [],
    reclaimable: [],
    tally: [],
    queue: [],
    frames: [],
    ask: [],
    played: [],
    foreseen: [],
    preventAll: false,
    nextUid: FIRST_UID,
    nextForesee: 1,
    work: 0,
    auras: 0,
    forms: [0, 0],
    winner: -1,
    seed,
  };
  const b: Battle = { setup, s, log: undefined, halted: false };
  for (const seat of [0, 1]) {
    setSeatField(b, seat, SEAT.production, seats[seat]!.production);
    shuffle(b, seat);
  }
  const opening = (seat: Seat): number => tuning.opening_hand + (script.seat[seat]?.extra_cards ?? 0);
  draw(b, first, opening(first));
  draw(b, otherSeat(first), opening(otherSeat(first)) + tuning.second_extra_cards);
  return s;
};
