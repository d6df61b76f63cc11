import { formOf, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { amountAt } from '../amount.ts';
import { chooseCharacter, WAIT } from '../choice.ts';
import { nextJudgment, ownJudgment } from '../clock.ts';
import { type Battle, seatField, setSeatField } from '../context.ts';
import { nameAt } from '../row.ts';
import { find, foundAt } from '../select.ts';
import { sparkAt } from '../spark.ts';
import { CH, CH_SIZE, FR, NONE, SEAT } from '../state.ts';
import { happen, KINDLE, trigger } from '../trigger.ts';
import { DID, didIf, type Effect, NOT } from './result.ts';
import { applyTo } from './target.ts';

const UNLOWERED = 1 << formOf('static', 'unlowered');
const NEXT = formOf('through', 'next');

type Lasts = 'always' | 'next-judgment' | 'own-judgment';

/** Changes the spark of the character at `o`: for good, or until after the Judgment of a turn. */
const change = (b: Battle, seat: Seat, o: number, by: number, lasts: Lasts, actor: Seat): void => {
  const row = b.s.rows[seat]!;
  const turn = lasts === 'next-judgment' ? nextJudgment(b) : ownJudgment(b, actor);
  const field = lasts === 'always' ? CH.permanent : turn % 2 === 0 ? CH.even : CH.odd;
  row[o + field]! += by;
  b.log?.push({
    kind: 'spark-changed',
    seat,
    card: nameAt(b, seat, o),
    place: o / CH_SIZE + 1,
    by,
    spark: sparkAt(b, seat, o),
    lasts,
  });
};

const lastsAt = (b: Battle, base: number): Lasts => {
  const form = b.setup.code[base]!;
  return form === 0 ? 'always' : form === NEXT ? 'next-judgment' : 'own-judgment';
};

const [CHAR_AT, GAIN_N, GAIN_THROUGH, GAIN_PER] = slotsOf('effect', 'gains');
const [, LOSE_N, LOSE_THROUGH] = slotsOf('effect', 'loses');

const gain = (b: Battle, frame: number[], uid: number, base: number): boolean => {
  const seat = frame[FR.seat]!;
  const by = b.setup.code[base + GAIN_N!]! * amountAt(b, seat, base + GAIN_PER!, frame);
  if (by <= 0 || !find(b, uid)) return false;
  change(b, foundAt.seat, foundAt.o, by, lastsAt(b, base + GAIN_THROUGH!), seat);
  return true;
};

/** B24: it loses at most what it has. */
const lose = (b: Battle, frame: number[], uid: number, base: number): boolean => {
  if (!find(b, uid)) return false;
  const { seat, o } = foundAt;
  const def = b.s.rows[seat]![o + CH.def]!;
  if (def >= 0 && b.setup.defs[def]!.staticForms & UNLOWERED) return false;
  const by = Math.min(b.setup.code[base + LOSE_N!]!, sparkAt(b, seat, o));
  if (by <= 0) return false;
  change(b, seat, o, -by, lastsAt(b, base + LOSE_THROUGH!), frame[FR.seat]!);
  return true;
};

export const gainEffect: Effect = (b, frame, base) => applyTo(b, frame, base + CHAR_AT!, base, gain);
export const loseEffect: Effect = (b, frame, base) => applyTo(b, frame, base + CHAR_AT!, base, lose);

const [SOURCE_AT] = slotsOf('effect', 'spark-equal');

export const sparkEqual: Effect = (b, frame, base) => {
  const uid = chooseCharacter(b, frame, base + SOURCE_AT!, frame[FR.may] === 1);
  if (uid === WAIT) return WAIT;
  if (uid === NONE || !find(b, uid)) return NOT;
  const by = sparkAt(b, foundAt.seat, foundAt.o);
  if (by <= 0 || !find(b, frame[FR.uid]!)) return NOT;
  change(b, foundAt.seat, foundAt.o, by, 'always', frame[FR.seat]!);
  return DID;
};

const [KINDLE_N, KINDLE_PER] = slotsOf('effect', 'kindle');

/** B24: the leftmost character gains it for good; without one nothing happens. */
export const kindle: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const by = b.setup.code[base + KINDLE_N!]! * amountAt(b, seat, base + KINDLE_PER!, frame);
  if (by <= 0 || b.s.rows[seat]!.length === 0) return NOT;
  b.log?.push({ kind: 'kindled', seat, by });
  change(b, seat, 0, by, 'always', seat);
  happen(0, 0, by);
  trigger(b, seat, KINDLE);
  return DID;
};

const [FIGMENTS_N] = slotsOf('effect', 'figments-battle');

export const figmentsBattle: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const by = b.setup.code[base + FIGMENTS_N!]!;
  setSeatField(b, seat, SEAT.figments, seatField(b, seat, SEAT.figments) + by);
  b.log?.push({ kind: 'figments-strengthened', seat, by });
  return didIf(by > 0);
};
