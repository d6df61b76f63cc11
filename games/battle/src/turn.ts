import { formOf } from '@lockstep/cardtext';
import { type Battle, seatField, setSeatField } from './context.ts';
import { gainEnergy, gainPoints } from './effect/gain.ts';
import { nextPhase } from './phase.ts';
import { abandon, banish, bringBack, hasStatic } from './row.ts';
import { defOf } from './setup.ts';
import { judgedGain, judgedSpark } from './spark.ts';
import { CH, CH_SIZE, otherSeat, SEAT, UNKNOWN, UNTIL } from './state.ts';
import { happen, JUDGMENT, trigger } from './trigger.ts';
import { draw } from './zone.ts';

const KEEP = 1 << formOf('static', 'keep-energy');
const BURDEN_POINTS = formOf('burden', 'points');

/** The first of who moves second. */
const SECOND_TURN = 2;

/** B33: ready again at the start of every turn of either seat. */
const readyAll = ({ s }: Battle): void => {
  for (const row of s.rows) for (let o = 0; o < row.length; o += CH_SIZE) row[o + CH.used] = 0;
};

/** B7.1 */
export const startTurn = (b: Battle): void => {
  const { s, setup } = b;
  const seat = s.active;
  nextPhase(b, 'start');
  readyAll(b);
  s.discounts = [];
  s.nextCosts = [];
  s.reclaimable = [];
  s.tally = [];
  s.preventAll = false;
  for (const one of [0, 1]) {
    setSeatField(b, one, SEAT.copies, 0);
    setSeatField(b, one, SEAT.left, 0);
    setSeatField(b, one, SEAT.usedCaller, 0);
    setSeatField(b, one, SEAT.usedSigns, 0);
  }
  const grown = seatField(b, seat, SEAT.production) + (s.turn > 2 ? 1 : 0);
  const production =
    s.turn > 2 ? Math.max(seatField(b, seat, SEAT.production), Math.min(grown, setup.tuning.production_most)) : grown;
  setSeatField(b, seat, SEAT.production, production);
  const kept = hasStatic(b, seat, KEEP) ? seatField(b, seat, SEAT.energy) : 0;
  const energy = production + kept + (s.turn === SECOND_TURN ? (setup.tuning.second_energy ?? 0) : 0);
  setSeatField(b, seat, SEAT.energy, energy);
  b.log?.push({ kind: 'turn-started', seat, turn: s.turn, production, energy });
  bringBack(b, UNTIL.start, s.turn);
  const { promises } = s;
  if (promises.length === 0) return;
  s.promises = promises.filter((_, i) => promises[i - (i % 3) + 1] !== s.turn);
  for (let i = 0; i < promises.length; i += 3)
    if (promises[i + 1] === s.turn) gainEnergy(b, promises[i]!, promises[i + 2]!);
};

/** B7.2, the abilities: characters left to right, then dreamcaller, then dreamsigns. */
export const startJudgment = (b: Battle): void => {
  nextPhase(b, 'judgment');
  happen();
  trigger(b, b.s.active, JUDGMENT);
};

/** B7.2, the comparison: only the active seat scores. */
export const judge = (b: Battle): void => {
  const seat = b.s.active;
  const totals = [judgedSpark(b, 0), judgedSpark(b, 1)];
  const by = judgedGain(totals, seat);
  b.log?.push({ kind: 'judged', seat, totals, by });
  gainPoints(b, seat, by);
};

/** B7.3: what lasted through this Judgment ends; then those to be Abandoned after it are. */
export const afterJudgment = (b: Battle): void => {
  nextPhase(b, 'after-judgment');
  const { s } = b;
  const field = s.turn % 2 === 0 ? CH.even : CH.odd;
  const doomed: number[] = [];
  for (const row of s.rows)
    for (let o = 0; o < row.length; o += CH_SIZE) {
      row[o + field] = 0;
      if (row[o + CH.abandonAt] === s.turn) doomed.push(row[o + CH.uid]!);
    }
  for (const uid of doomed) abandon(b, uid);
};

/** B7.4: no card for who begins, in turn 1. */
export const drawStep = (b: Battle): void => {
  nextPhase(b, 'main');
  if (b.s.turn > 1) draw(b, b.s.active, 1);
};

/** B7.6: what goes at the end of the turn, what comes back, and what banes in the hand do. */
export const endTurn = (b: Battle): void => {
  const { s, setup } = b;
  const seat = s.active;
  nextPhase(b, 'ending');
  b.log?.push({ kind: 'turn-ended', seat });
  const doomed: number[] = [];
  for (const row of s.rows)
    for (let o = 0; o < row.length; o += CH_SIZE) if (row[o + CH.banishAt] === s.turn) doomed.push(row[o + CH.uid]!);
  for (const uid of doomed) banish(b, uid);
  bringBack(b, UNTIL.end, s.turn);
  if (!setup.handAuras) return;
  for (const inst of s.hands[seat]!) {
    if (inst === UNKNOWN) continue;
    for (const base of defOf(setup, inst).burdens)
      if (setup.code[base] === BURDEN_POINTS) gainPoints(b, otherSeat(seat), setup.code[base + 1]!);
  }
};

/** The turn passes; after the last one the points decide (B6). */
export const passTurn = (b: Battle): void => {
  const { s, setup } = b;
  if (s.turn >= setup.tuning.turns_most) {
    const [mine, yours] = [seatField(b, 0, SEAT.points), seatField(b, 1, SEAT.points)];
    s.winner = mine > yours ? 0 : yours > mine ? 1 : 2;
    return;
  }
  s.turn += 1;
  s.active = otherSeat(s.active);
  startTurn(b);
};
