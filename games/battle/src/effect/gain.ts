import { slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { amountAt, valueAt } from '../amount.ts';
import { nextTurn } from '../clock.ts';
import { type Battle, seatField, setSeatField } from '../context.ts';
import { FR, otherSeat, SEAT } from '../state.ts';
import { ENERGY, happen, trigger } from '../trigger.ts';
import { draw } from '../zone.ts';
import { DID, didIf, type Effect, NOT } from './result.ts';

/** B5: a seat with enough points has won at once. */
export const gainPoints = (b: Battle, seat: Seat, by: number): boolean => {
  if (by <= 0) return false;
  const points = seatField(b, seat, SEAT.points) + by;
  setSeatField(b, seat, SEAT.points, points);
  b.log?.push({ kind: 'points-gained', seat, by, points });
  if (points >= b.setup.seats[seat]!.pointsToWin && b.s.winner < 0) b.s.winner = seat;
  return true;
};

export const gainEnergy = (b: Battle, seat: Seat, by: number): boolean => {
  if (by <= 0) return false;
  const energy = seatField(b, seat, SEAT.energy) + by;
  setSeatField(b, seat, SEAT.energy, energy);
  b.log?.push({ kind: 'energy-gained', seat, by, energy });
  happen();
  trigger(b, seat, ENERGY);
  return true;
};

const [N, PER] = slotsOf('effect', 'points');
const [VALUE] = slotsOf('effect', 'points-equal');
const [EACH_N, EACH_TURNS] = slotsOf('effect', 'energy-each');
const [UNTIL_COUNT] = slotsOf('effect', 'draw-until');

/** "N … for each AMOUNT": number and amount stand alike in all such effects. */
const times = (b: Battle, frame: readonly number[], base: number): number =>
  b.setup.code[base + N!]! * amountAt(b, frame[FR.seat]!, base + PER!, frame);

export const points: Effect = (b, frame, base) => didIf(gainPoints(b, frame[FR.seat]!, times(b, frame, base)));
export const pointsEqual: Effect = (b, frame, base) =>
  didIf(gainPoints(b, frame[FR.seat]!, valueAt(b, frame[FR.seat]!, base + VALUE!, frame)));
export const enemyPoints: Effect = (b, frame, base) =>
  didIf(gainPoints(b, otherSeat(frame[FR.seat]!), b.setup.code[base + N!]!));

export const energy: Effect = (b, frame, base) => didIf(gainEnergy(b, frame[FR.seat]!, times(b, frame, base)));
export const energyEqual: Effect = (b, frame, base) =>
  didIf(gainEnergy(b, frame[FR.seat]!, valueAt(b, frame[FR.seat]!, base + VALUE!, frame)));

const promise = (b: Battle, seat: Seat, by: number, turns: number): number => {
  const first = nextTurn(b, seat);
  for (let i = 0; i < turns; i += 1) b.s.promises = [...b.s.promises, seat, first + 2 * i, by];
  b.log?.push({ kind: 'energy-promised', seat, by, turns });
  return DID;
};

export const energyNext: Effect = (b, frame, base) => promise(b, frame[FR.seat]!, b.setup.code[base + N!]!, 1);
export const energyEach: Effect = (b, frame, base) =>
  promise(b, frame[FR.seat]!, b.setup.code[base + EACH_N!]!, b.setup.code[base + EACH_TURNS!]!);

export const drawCards: Effect = (b, frame, base) => didIf(draw(b, frame[FR.seat]!, times(b, frame, base)) > 0);
export const drawUntil: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  return didIf(draw(b, seat, b.setup.code[base + UNTIL_COUNT!]! - b.s.hands[seat]!.length) > 0);
};
export const eachDraws: Effect = (b, frame, base) => {
  let done = NOT;
  for (const seat of [frame[FR.seat]!, otherSeat(frame[FR.seat]!)])
    if (!b.halted && draw(b, seat, b.setup.code[base + N!]!) > 0) done = DID;
  return done;
};
