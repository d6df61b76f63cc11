import { formOf, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { isKind } from './card.ts';
import { type Battle, seatField } from './context.ts';
import { defOf } from './setup.ts';
import { countBeings, highestSpark, sparkAt, totalSpark } from './spark.ts';
import { CH, CH_SIZE, FR, SEAT } from './state.ts';
import { playedThisTurn } from './trigger.ts';

const AMOUNT = {
  have: formOf('amount', 'have'),
  others: formOf('amount', 'others'),
  either: formOf('amount', 'either'),
  hand: formOf('amount', 'hand'),
  handAbove: formOf('amount', 'hand-above'),
  played: formOf('amount', 'played'),
  them: formOf('amount', 'them'),
  foreseen: formOf('amount', 'foreseen'),
  returned: formOf('amount', 'returned'),
  energy: formOf('amount', 'energy'),
  subtypes: formOf('amount', 'subtypes'),
} as const;
const [EITHER_FIRST, EITHER_SECOND] = slotsOf('amount', 'either');
const [KIND_AT] = slotsOf('amount', 'have');
const NOBODY = 0;

/** How many cards of a kind went into the void by the Foresee a frame speaks of. */
export const foreseenCards = (b: Battle, frame: readonly number[], kind: number): number => {
  const { foreseen } = b.s;
  let count = 0;
  for (let i = 0; i < foreseen.length; i += 2)
    if (foreseen[i] === frame[FR.foresee]) {
      const def = defOf(b.setup, foreseen[i + 1]!);
      if (isKind(def, kind, def.fast)) count += 1;
    }
  return count;
};

const subtypesIn = (row: readonly number[]): number => {
  let bits = 0;
  let count = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const bit = 1 << row[o + CH.subtype]!;
    if (bit === 1 || bits & bit) continue;
    bits |= bit;
    count += 1;
  }
  return count;
};

const NO_FRAME: readonly number[] = [];

/** *for each AMOUNT*: 1 where nothing is written. A frame is there while an ability resolves; a cost has none. */
export const amountAt = (b: Battle, seat: Seat, base: number, frame: readonly number[] = NO_FRAME): number => {
  const { code } = b.setup;
  const form = code[base]!;
  const row = b.s.rows[seat]!;
  if (form === 0) return 1;
  if (form === AMOUNT.have) return countBeings(row, code[base + KIND_AT!]!, NOBODY);
  if (form === AMOUNT.others) return countBeings(row, code[base + KIND_AT!]!, frame[FR.uid] ?? NOBODY);
  if (form === AMOUNT.either)
    return (
      countBeings(row, code[base + EITHER_FIRST!]!, NOBODY) + countBeings(row, code[base + EITHER_SECOND!]!, NOBODY)
    );
  if (form === AMOUNT.hand) return b.s.hands[seat]!.length;
  if (form === AMOUNT.handAbove) return Math.max(0, b.s.hands[seat]!.length - code[base + 1]!);
  if (form === AMOUNT.played) return playedThisTurn(b, seat, code[base + 1]!);
  if (form === AMOUNT.them) return frame[FR.count] ?? 0;
  if (form === AMOUNT.foreseen) return foreseenCards(b, frame, code[base + 1]!);
  if (form === AMOUNT.returned) return frame[FR.returned] ?? 0;
  if (form === AMOUNT.energy) return seatField(b, seat, SEAT.energy);
  return subtypesIn(row);
};

const VALUE = {
  its: formOf('value', 'its'),
  leftmost: formOf('value', 'leftmost'),
  highest: formOf('value', 'highest'),
  total: formOf('value', 'total'),
} as const;

export const valueAt = (b: Battle, seat: Seat, base: number, frame: readonly number[]): number => {
  const form = b.setup.code[base]!;
  if (form === VALUE.its) return frame[FR.itSpark]!;
  if (form === VALUE.leftmost) return b.s.rows[seat]!.length === 0 ? 0 : sparkAt(b, seat, 0);
  if (form === VALUE.highest) return highestSpark(b, seat);
  if (form === VALUE.total) return totalSpark(b, seat);
  return frame[FR.amount]!;
};
