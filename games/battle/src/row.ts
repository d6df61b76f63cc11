import { formOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import type { Destination, EntryKind } from './action.ts';
import { type Battle, seatField, setSeatField } from './context.ts';
import { find, foundAt } from './select.ts';
import { defOf, ownerOf } from './setup.ts';
import { sizeOfRow, sparkAt } from './spark.ts';
import { AW, AW_SIZE, addTo, CH, CH_SIZE, COPIED, RECLAIMED, removeFrom, SEAT, UNTIL } from './state.ts';
import { ABANDON, DISSOLVED, FIGMENT, happen, LEAVES, MATERIALIZED, RETURNS, trigger } from './trigger.ts';
import { toHand, toVoid } from './zone.ts';

const TWICE = 1 << formOf('static', 'twice');
const GUARDED = 1 << formOf('static', 'guarded');
const NOT_RETURNED = 1 << formOf('static', 'not-returned');

export const isRowFull = (b: Battle, seat: Seat): boolean =>
  sizeOfRow(b.s.rows[seat]!) >= b.setup.tuning.characters_most;

export const nameAt = (b: Battle, seat: Seat, o: number): string => {
  const def = b.s.rows[seat]![o + CH.def]!;
  return def < 0 ? 'figment' : b.setup.defs[def]!.id;
};

/** Whether a seat has a Static, in its row (but for one character) or among its emblems. */
export const hasStatic = (b: Battle, seat: Seat, form: number, but = 0): boolean => {
  const { defs, seats } = b.setup;
  if (seats[seat]!.forms & form) return true;
  if ((b.s.forms[seat]! & form) === 0) return false;
  if (but === 0) return true;
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def >= 0 && defs[def]!.staticForms & form && row[o + CH.uid] !== but) return true;
  }
  return false;
};

const materialize = (b: Battle, seat: Seat, uid: number): void => {
  const times = hasStatic(b, seat, TWICE) ? 2 : 1;
  for (let i = 0; i < times; i += 1) {
    happen(uid);
    trigger(b, seat, MATERIALIZED, uid);
  }
};

/** Which Statics a row has, after it changed. */
const readForms = (b: Battle, seat: Seat): void => {
  const row = b.s.rows[seat]!;
  let forms = 0;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def >= 0) forms |= b.setup.defs[def]!.staticForms;
  }
  b.s.forms[seat] = forms;
};

/** B24: at the right end of a row. The character's own number. */
const enter = (
  b: Battle,
  seat: Seat,
  { inst, def, subtype, printed, flags }: Record<'inst' | 'def' | 'subtype' | 'printed' | 'flags', number>,
): number => {
  const uid = b.s.nextUid;
  b.s.nextUid += 1;
  b.s.rows[seat]!.push(uid, inst, def, subtype, printed, 0, 0, 0, 0, flags, 0, 0);
  if (def >= 0) b.s.auras += b.setup.defs[def]!.auras;
  readForms(b, seat);
  return uid;
};

const tellEntered = (b: Battle, seat: Seat, how: EntryKind): void => {
  if (b.log === undefined) return;
  const row = b.s.rows[seat]!;
  const o = row.length - CH_SIZE;
  b.log.push({
    kind: 'entered',
    seat,
    card: nameAt(b, seat, o),
    spark: sparkAt(b, seat, o),
    place: sizeOfRow(row),
    how,
  });
};

/** A card enters play; 0 where the row is full. */
export const enterCard = (b: Battle, seat: Seat, inst: number, how: EntryKind, flags: number): number => {
  if (isRowFull(b, seat)) return 0;
  const def = defOf(b.setup, inst);
  const uid = enter(b, seat, { inst, def: def.index, subtype: def.subtype, printed: def.spark, flags });
  tellEntered(b, seat, how);
  materialize(b, seat, uid);
  return uid;
};

/** B25: 0 where the row is full. */
export const createFigment = (b: Battle, seat: Seat, spark: number, subtype: number): number => {
  if (isRowFull(b, seat)) return 0;
  const uid = enter(b, seat, { inst: -1, def: -1, subtype, printed: spark, flags: 0 });
  tellEntered(b, seat, 'figment');
  happen(uid);
  trigger(b, seat, FIGMENT, uid);
  return uid;
};

/** B25: a Copy has the name, subtype, cost, printed spark and text; of a figment its permanent spark. */
export const createCopy = (b: Battle, seat: Seat, def: number, subtype: number, printed: number): number => {
  if (isRowFull(b, seat)) return 0;
  const uid = enter(b, seat, { inst: -1, def, subtype, printed, flags: COPIED });
  tellEntered(b, seat, 'copy');
  if (def >= 0) materialize(b, seat, uid);
  return uid;
};

/** A character of a row becomes a Copy of what has this definition; its card stays what it is. */
export const becomeCopy = (b: Battle, seat: Seat, o: number, def: number, subtype: number, printed: number): void => {
  const row = b.s.rows[seat]!;
  const before = row[o + CH.def]!;
  if (before >= 0) b.s.auras -= b.setup.defs[before]!.auras;
  if (def >= 0) b.s.auras += b.setup.defs[def]!.auras;
  row[o + CH.def] = def;
  row[o + CH.subtype] = subtype;
  row[o + CH.printed] = printed;
  row[o + CH.used] = 0;
  readForms(b, seat);
  b.log?.push({ kind: 'became-copy', seat, card: nameAt(b, seat, o), place: o / CH_SIZE + 1 });
  if (def >= 0) materialize(b, seat, row[o + CH.uid]!);
};

/** B27: back at the right end of its owner's row; into the void where that is full. */
const comeBack = (b: Battle, entry: number): void => {
  const [inst, , , flags] = b.s.away.slice(entry, entry + AW_SIZE) as [number, number, number, number];
  b.s.away = [...b.s.away.slice(0, entry), ...b.s.away.slice(entry + AW_SIZE)];
  const owner = ownerOf(b.setup, inst);
  if (enterCard(b, owner, inst, 'returned', flags) === 0) toVoid(b, inst, (flags & RECLAIMED) !== 0);
};

/** Everything that is away until this comes back, in the order it went. */
export const bringBack = (b: Battle, until: number, value: number, only?: Seat): void => {
  for (let i = 0; i < b.s.away.length; ) {
    const { away } = b.s;
    const mine = only === undefined || ownerOf(b.setup, away[i + AW.inst]!) === only;
    if (away[i + AW.until] === until && away[i + AW.value] === value && mine) comeBack(b, i);
    else i += AW_SIZE;
  }
};

/** Where the card of a leaving character goes. */
const placeCard = (b: Battle, inst: number, flags: number, to: 'void' | 'hand' | 'banished' | 'away'): Destination => {
  if (inst < 0) return 'gone';
  const reclaimed = (flags & RECLAIMED) !== 0;
  if (to === 'void') return toVoid(b, inst, reclaimed);
  if (to === 'hand') return toHand(b, inst, reclaimed);
  if (to === 'banished') b.s.banished = addTo(b.s.banished, ownerOf(b.setup, inst), inst);
  return 'banished';
};

/**
 * B26: a character leaves play, which it sees itself. `away` leaves its card to the caller. Where its card went.
 */
const leave = (b: Battle, seat: Seat, o: number, to: 'void' | 'hand' | 'banished' | 'away'): Destination => {
  const row = b.s.rows[seat]!;
  const uid = row[o + CH.uid]!;
  const inst = row[o + CH.inst]!;
  const def = row[o + CH.def]!;
  const flags = row[o + CH.flags]!;
  const card = nameAt(b, seat, o);
  happen(uid, sparkAt(b, seat, o));
  trigger(b, seat, LEAVES, uid);
  if (to === 'void') trigger(b, seat, DISSOLVED, uid);
  setSeatField(b, seat, SEAT.left, seatField(b, seat, SEAT.left) + 1);
  const hears = to === 'hand' && inst >= 0;
  const went = placeCard(b, inst, flags, to);
  if (hears && went === 'hand') trigger(b, seat, RETURNS, uid);
  row.splice(o, CH_SIZE);
  readForms(b, seat);
  if (def >= 0) b.s.auras -= b.setup.defs[def]!.auras;
  b.log?.push({ kind: 'left', seat, card, place: o / CH_SIZE + 1, to: went });
  bringBack(b, UNTIL.while, uid);
  return went;
};

const isGuarded = (b: Battle, seat: Seat, uid: number): boolean => hasStatic(b, seat, GUARDED, uid);

export const dissolve = (b: Battle, uid: number): boolean => {
  if (!find(b, uid)) return false;
  const { seat, o } = foundAt;
  if (isGuarded(b, seat, uid)) return false;
  leave(b, seat, o, 'void');
  return true;
};

/** B26: of one's own, and nothing forbids it. */
export const abandon = (b: Battle, uid: number): boolean => {
  if (!find(b, uid)) return false;
  const { seat, o } = foundAt;
  const heard = b.s.queue.length;
  // Its own "When you Abandon" is heard too, so those triggers are collected while it is still there, and queued after it left.
  happen(uid, sparkAt(b, seat, o));
  trigger(b, seat, ABANDON, uid);
  const later = b.s.queue.splice(heard);
  leave(b, seat, o, 'void');
  for (const number of later) b.s.queue.push(number);
  return true;
};

export const returnToHand = (b: Battle, uid: number, by: Seat): Destination | undefined => {
  if (!find(b, uid)) return undefined;
  const { seat, o } = foundAt;
  if (isGuarded(b, seat, uid)) return undefined;
  if (by !== seat && hasStatic(b, seat, NOT_RETURNED)) return undefined;
  return leave(b, seat, o, 'hand');
};

/** B27: for good, where `until` is left out. False where it did not leave. */
export const banish = (b: Battle, uid: number, until = -1, value = 0): boolean => {
  if (!find(b, uid)) return false;
  const { seat, o } = foundAt;
  if (isGuarded(b, seat, uid)) return false;
  const row = b.s.rows[seat]!;
  const inst = row[o + CH.inst]!;
  const flags = row[o + CH.flags]!;
  leave(b, seat, o, until < 0 ? 'banished' : 'away');
  if (until >= 0 && inst >= 0) b.s.away = [...b.s.away, inst, until, value, flags];
  return true;
};

/** "return it to play": a card that was just Banished for good comes back. */
export const returnToPlay = (b: Battle, inst: number, flags: number): number => {
  if (inst < 0) return 0;
  const owner = ownerOf(b.setup, inst);
  if (!b.s.banished[owner]!.includes(inst)) return 0;
  b.s.banished = removeFrom(b.s.banished, owner, inst);
  const uid = enterCard(b, owner, inst, 'returned', flags);
  if (uid === 0) toVoid(b, inst, (flags & RECLAIMED) !== 0);
  return uid;
};
