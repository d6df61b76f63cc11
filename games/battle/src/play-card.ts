import type { Seat } from '@lockstep/kernel';
import { isKind } from './card.ts';
import { type Battle, seatField, setSeatField } from './context.ts';
import { isFast } from './cost.ts';
import { pushFrame } from './frame.ts';
import { triggerReclaim } from './reclaim.ts';
import { enterCard } from './row.ts';
import { defOf } from './setup.ts';
import { FATE, FR, PL, PL_SIZE, RECLAIMED, removeFrom, SEAT } from './state.ts';
import { triggerPlay } from './trigger.ts';
import { idOf, toVoid } from './zone.ts';

/** It counts as played; what was promised to the next such card is used up. */
const count = (b: Battle, seat: Seat, inst: number): void => {
  const def = defOf(b.setup, inst);
  const fast = isFast(b, seat, def);
  const { discounts, nextCosts } = b.s;
  if (discounts.length > 0) b.s.discounts = discounts.filter((_, i) => discounts[i - (i % 2)] !== inst);
  if (nextCosts.length > 0)
    b.s.nextCosts = nextCosts.filter((_, i) => {
      const entry = i - (i % 3);
      return nextCosts[entry] !== seat || !isKind(def, nextCosts[entry + 1]!, fast);
    });
  b.s.tally = [...b.s.tally, def.index * 4 + (fast ? 2 : 0) + seat];
  triggerPlay(b, seat, def.index, fast);
};

/** B11: paid, taken from the hand (or void), counted; what that triggers resolves first. */
export const playCard = (b: Battle, seat: Seat, inst: number, cost: number, reclaims: boolean): void => {
  const { s } = b;
  if (reclaims) s.voids = removeFrom(s.voids, seat, inst);
  else s.hands = removeFrom(s.hands, seat, inst);
  setSeatField(b, seat, SEAT.energy, seatField(b, seat, SEAT.energy) - cost);
  const answered = s.played.length > 0 ? idOf(b, s.played[s.played.length - PL_SIZE + PL.inst]!) : null;
  b.log?.push({ kind: 'played', seat, card: idOf(b, inst), cost, reclaims, answers: answered });
  const isEvent = !defOf(b.setup, inst).isCharacter;
  const copies = isEvent ? seatField(b, seat, SEAT.copies) : 0;
  if (isEvent) setSeatField(b, seat, SEAT.copies, 0);
  s.played.push(inst, seat, reclaims ? 1 : 0, copies, 0, 0, answered === null ? 0 : 1);
  count(b, seat, inst);
};

/** The last of the cards being played leaves without effect (B17). */
export const prevent = (b: Battle, entry: number): void => {
  const [inst, seat, reclaimed] = b.s.played.splice(entry, PL_SIZE) as [number, number, number];
  toVoid(b, inst, reclaimed === 1);
  b.log?.push({ kind: 'prevented', seat, card: idOf(b, inst) });
};

/** B11: a character enters, an event's sentences begin. */
export const resolvePlayed = (b: Battle): void => {
  const entry = b.s.played.length - PL_SIZE;
  const [inst, seat, reclaimed, copies] = b.s.played.splice(entry, PL_SIZE) as [number, number, number, number];
  const def = defOf(b.setup, inst);
  if (def.isCharacter) {
    const uid = enterCard(b, seat, inst, reclaimed === 1 ? 'reclaimed' : 'played', reclaimed === 1 ? RECLAIMED : 0);
    if (uid === 0) toVoid(b, inst, reclaimed === 1);
    else if (reclaimed === 1) triggerReclaim(b, seat, uid);
    return;
  }
  b.log?.push({ kind: 'resolved', seat, card: def.id, copy: false });
  const frame = pushFrame(b, def.first, def.last, seat, def.index);
  frame[FR.inst] = inst;
  frame[FR.fate] = reclaimed === 1 ? FATE.banished : FATE.void;
  frame[FR.copies] = copies;
};

/** A card that an effect plays: no cost, no window. False where it did not come into play. */
export const playFree = (b: Battle, seat: Seat, inst: number): boolean => {
  b.s.hands = removeFrom(b.s.hands, seat, inst);
  b.log?.push({ kind: 'played', seat, card: idOf(b, inst), cost: 0, reclaims: false, answers: null });
  count(b, seat, inst);
  const entered = !b.s.preventAll && enterCard(b, seat, inst, 'played', 0) > 0;
  if (!entered) toVoid(b, inst, false);
  return entered;
};
