import { formOf, KIND, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { type Battle, seatField } from './context.ts';
import { defOf } from './setup.ts';
import { CH, CH_SIZE, otherSeat, SEAT, UNKNOWN } from './state.ts';

const SPARK = formOf('static', 'spark');
const LEFTMOST = formOf('static', 'leftmost');
const WHILE = formOf('static', 'while-another');
const PER_VOID = formOf('static', 'per-void');
const UNCOUNTED = formOf('static', 'uncounted');
const BURDEN_LEFTMOST = formOf('burden', 'leftmost');
const [SPARK_OTHER, SPARK_KIND, SPARK_N] = slotsOf('static', 'spark');
const [LEFTMOST_N] = slotsOf('static', 'leftmost');
const [WHILE_N, WHILE_KIND] = slotsOf('static', 'while-another');
const [PER_VOID_N, PER_VOID_COUNT] = slotsOf('static', 'per-void');
const [UNCOUNTED_N] = slotsOf('static', 'uncounted');
const [BURDEN_N] = slotsOf('burden', 'leftmost');

export const sizeOfRow = (row: readonly number[]): number => row.length / CH_SIZE;

/** Whether the character at `o` in a row is of a kind. */
export const isBeing = (row: readonly number[], o: number, kind: number): boolean =>
  kind === KIND.character ? true : kind === KIND.figment ? row[o + CH.def]! < 0 : row[o + CH.subtype] === kind;

export const countBeings = (row: readonly number[], kind: number, but: number): number => {
  let count = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) if (row[o + CH.uid] !== but && isBeing(row, o, kind)) count += 1;
  return count;
};

const staticBonus = (b: Battle, seat: Seat, o: number, base: number, own: boolean): number => {
  const { code } = b.setup;
  const row = b.s.rows[seat]!;
  const form = code[base];
  if (form === SPARK) {
    if (own && code[base + SPARK_OTHER!] === 1) return 0;
    return isBeing(row, o, code[base + SPARK_KIND!]!) ? code[base + SPARK_N!]! : 0;
  }
  if (form === LEFTMOST) return o === 0 ? code[base + LEFTMOST_N!]! : 0;
  if (!own) return 0;
  if (form === WHILE)
    return countBeings(row, code[base + WHILE_KIND!]!, row[o + CH.uid]!) > 0 ? code[base + WHILE_N!]! : 0;
  if (form === PER_VOID)
    return Math.floor(b.s.voids[seat]!.length / code[base + PER_VOID_COUNT!]!) * code[base + PER_VOID_N!]!;
  return 0;
};

const bonusOf = (b: Battle, seat: Seat, o: number): number => {
  const { setup, s } = b;
  const row = s.rows[seat]!;
  let bonus = row[o + CH.def]! < 0 ? seatField(b, seat, SEAT.figments) : 0;
  for (let from = 0; from < row.length; from += CH_SIZE) {
    const def = row[from + CH.def]!;
    if (def < 0) continue;
    const { auras, statics } = setup.defs[def]!;
    if (auras > 0)
      for (let i = 0; i < statics.length; i += 1) bonus += staticBonus(b, seat, o, statics[i]!, from === o);
  }
  const { emblems } = setup.seats[seat]!;
  for (let e = 0; e < emblems.length; e += 1) {
    const { auras, statics } = setup.defs[emblems[e]!]!;
    if (auras > 0) for (let i = 0; i < statics.length; i += 1) bonus += staticBonus(b, seat, o, statics[i]!, false);
  }
  if (setup.handAuras && o === 0) {
    const hand = s.hands[seat]!;
    for (let i = 0; i < hand.length; i += 1) {
      if (hand[i] === UNKNOWN) continue;
      const { burdens } = defOf(setup, hand[i]!);
      for (const base of burdens) if (setup.code[base] === BURDEN_LEFTMOST) bonus += setup.code[base + BURDEN_N!]!;
    }
  }
  return bonus;
};

/** B24: printed + permanent + temporary + Statics, at least 0. `o` is where the character starts in its row. */
export const sparkAt = (b: Battle, seat: Seat, o: number): number => {
  const { setup, s } = b;
  const row = s.rows[seat]!;
  let spark = row[o + CH.printed]! + row[o + CH.permanent]! + row[o + CH.even]! + row[o + CH.odd]!;
  if (s.auras > 0 || setup.emblemAuras || setup.handAuras || seatField(b, seat, SEAT.figments) > 0)
    spark += bonusOf(b, seat, o);
  return Math.max(spark, 0);
};

/** Spark up to this does not count for a seat at Judgment; −1 where all does. */
const uncounted = (b: Battle, seat: Seat): number => {
  const { setup } = b;
  const row = b.s.rows[otherSeat(seat)]!;
  let most = -1;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def < 0 || (setup.defs[def]!.staticForms & (1 << UNCOUNTED)) === 0) continue;
    for (const base of setup.defs[def]!.statics)
      if (setup.code[base] === UNCOUNTED) most = Math.max(most, setup.code[base + UNCOUNTED_N!]!);
  }
  return most;
};

/** All spark of a row. */
export const totalSpark = (b: Battle, seat: Seat): number => {
  const row = b.s.rows[seat]!;
  let total = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) total += sparkAt(b, seat, o);
  return total;
};

/** What of it counts at a Judgment. */
export const judgedSpark = (b: Battle, seat: Seat): number => {
  const row = b.s.rows[seat]!;
  if (row.length === 0) return 0;
  const most = uncounted(b, seat);
  let total = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const spark = sparkAt(b, seat, o);
    if (spark > most) total += spark;
  }
  return total;
};

/** What a Judgment of a seat brings (B7.2): only its own difference. */
export const judgedGain = (totals: readonly number[], seat: Seat): number =>
  Math.max(0, totals[seat]! - totals[otherSeat(seat)]!);

export const highestSpark = (b: Battle, seat: Seat): number => {
  const row = b.s.rows[seat]!;
  let most = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) most = Math.max(most, sparkAt(b, seat, o));
  return most;
};
