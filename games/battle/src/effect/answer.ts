import { slotsOf } from '@lockstep/cardtext';
import { rememberCard } from '../choice.ts';
import { type Battle, seatField, setSeatField } from '../context.ts';
import { isFast } from '../cost.ts';
import { pushFrame } from '../frame.ts';
import { prevent } from '../play-card.ts';
import { cardFits } from '../select.ts';
import { defOf } from '../setup.ts';
import { FR, PL, PL_SIZE, SEAT } from '../state.ts';
import { DID, type Effect, NOT } from './result.ts';

/** The enemy card that is being answered; −1 where there is none. */
const answeredBy = (b: Battle, seat: number): number => {
  const entry = b.s.played.length - PL_SIZE;
  if (entry < 0 || b.s.played[entry + PL.seat] === seat) return -1;
  return entry;
};

const [CARD] = slotsOf('effect', 'prevent');

/** B17: only the card being answered, only if it fits. */
export const preventCard: Effect = (b, frame, base) => {
  const entry = answeredBy(b, frame[FR.seat]!);
  if (entry < 0) return NOT;
  const inst = b.s.played[entry + PL.inst]!;
  if (!cardFits(b, base + CARD!, inst, isFast(b, b.s.played[entry + PL.seat]!, defOf(b.setup, inst)))) return NOT;
  rememberCard(b, frame, inst);
  prevent(b, entry);
  return DID;
};

export const preventAll: Effect = (b, frame) => {
  b.s.preventAll = true;
  b.log?.push({ kind: 'all-prevented', seat: frame[FR.seat]! });
  while (b.s.played.length > 0) prevent(b, b.s.played.length - PL_SIZE);
  return DID;
};

/** B30: several add up. */
export const copyNext: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const copies = seatField(b, seat, SEAT.copies) + 1;
  setSeatField(b, seat, SEAT.copies, copies);
  b.log?.push({ kind: 'copies-next', seat, copies });
  return DID;
};

/** B30: its sentences happen for the answering seat, before it resolves. */
export const copyPlayed: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const entry = answeredBy(b, seat);
  if (entry < 0) return NOT;
  const def = defOf(b.setup, b.s.played[entry + PL.inst]!);
  if (def.isCharacter || def.answers !== '') return NOT;
  b.log?.push({ kind: 'resolved', seat, card: def.id, copy: true });
  pushFrame(b, def.first, def.last, seat, def.index);
  return DID;
};
