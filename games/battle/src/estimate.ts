import { pick, type Seat, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Battle } from './context.ts';
import { legal, readOnly } from './legal.ts';
import { nextJudge } from './phase.ts';
import type { Setup } from './setup.ts';
import { judgedGain, judgedSpark } from './spark.ts';
import { CH, CH_SIZE, otherSeat, SEAT, SEAT_SIZE, type State } from './state.ts';

/** What things are worth to a bot, in hundredths of a point. */
export const WORTH = {
  point: 100,
  spark: 170,
  /** Of lasting abilities, for each of them. */
  ability: 80,
  card: 90,
  /** Energy kept in a Main for the enemy's turn, where a Fast card is held. */
  kept: 12,
  /** A Judgment that wins is next. */
  winning: 6000,
  won: 100_000,
} as const;

const sideWorth = (b: Battle, seat: Seat): number => {
  const { setup, s } = b;
  const row = s.rows[seat]!;
  let worth = s.seats[seat * SEAT_SIZE + SEAT.points]! * WORTH.point;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def >= 0) worth += Math.round((setup.defs[def]!.lasting * WORTH.ability) / 100);
    // What ends soon is worth less than what stays.
    worth -= Math.round((row[o + CH.even]! + row[o + CH.odd]!) * WORTH.spark * 0.6);
  }
  worth += s.hands[seat]!.length * WORTH.card;
  worth += s.seats[seat * SEAT_SIZE + SEAT.figments]! * 60 + s.seats[seat * SEAT_SIZE + SEAT.copies]! * 40;
  return worth;
};

/** How a position looks to a seat, in hundredths of a point: points, spark, lasting abilities, cards, and whether a Judgment that wins is next. */
export const estimate = (setup: Setup, state: State, seat: Seat): number => {
  if (state.winner >= 0) return state.winner === seat ? WORTH.won : state.winner === 2 ? 0 : -WORTH.won;
  const b = readOnly(setup, state);
  const totals = [judgedSpark(b, 0), judgedSpark(b, 1)];
  const enemy = otherSeat(seat);
  let worth = sideWorth(b, seat) - sideWorth(b, enemy) + (totals[seat]! - totals[enemy]!) * WORTH.spark;
  for (let i = 0; i < state.promises.length; i += 3)
    worth += (state.promises[i] === seat ? 1 : -1) * state.promises[i + 2]! * 45;
  const judge = nextJudge(state);
  const gain = judgedGain(totals, judge);
  if (state.seats[judge * SEAT_SIZE + SEAT.points]! + gain >= setup.seats[judge]!.pointsToWin)
    worth += judge === seat ? WORTH.winning : -WORTH.winning;
  return worth;
};

/** A quick choice for playouts: dear cards before cheap ones, what is chosen at random, a turn ended when little is left. */
export const playoutChoice = (setup: Setup, state: State, seat: Seat, stream: Stream): Action => {
  const actions = legal(setup, state, seat);
  if (actions.length === 1) return actions[0]!;
  let sum = 0;
  for (let i = 0; i < actions.length; i += 1) sum += weightOf(setup, state, actions[i]!);
  if (sum === 0) return pick(stream, actions);
  let rest = stream.below(sum);
  for (let i = 0; i < actions.length; i += 1) {
    rest -= weightOf(setup, state, actions[i]!);
    if (rest < 0) return actions[i]!;
  }
  return actions[0]!;
};

const weightOf = (setup: Setup, state: State, { kind, at }: Action): number => {
  switch (kind) {
    case 'play':
    case 'reclaim':
      return 2 + 2 * setup.defs[at]!.cost;
    case 'choose-enemy':
      return 4;
    case 'choose-yours':
      return 2;
    case 'keep':
      return 3;
    case 'pass':
      return state.phase === 'answer-window' ? 6 : 3;
    case 'use':
    case 'use-caller':
    case 'use-sign':
      return 2;
    case 'redraw':
    case 'end':
    case 'choose-card':
    case 'choose-enemy-card':
    case 'choose-none':
    case 'foresee':
      return 1;
  }
};
