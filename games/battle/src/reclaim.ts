import type { Seat } from '@lockstep/kernel';
import type { Battle } from './context.ts';
import { pushFrame } from './frame.ts';
import { enterCard, isRowFull } from './row.ts';
import { defOf, ownerOf } from './setup.ts';
import { FATE, FR, RECLAIMED, removeFrom } from './state.ts';
import { happen, RECLAIM, trigger } from './trigger.ts';
import { idOf } from './zone.ts';

/** B28: a Reclaimed character is in play: its triggers are queued. */
export const triggerReclaim = (b: Battle, seat: Seat, uid: number): void => {
  happen(uid);
  trigger(b, seat, RECLAIM, uid);
};

/** B28: without cost, not played, not answered. The character's number, −1 for an event, 0 where nothing happened. */
export const reclaim = (b: Battle, seat: Seat, inst: number): number => {
  const def = defOf(b.setup, inst);
  if (def.isCharacter && isRowFull(b, seat)) return 0;
  const owner = ownerOf(b.setup, inst);
  if (!b.s.voids[owner]!.includes(inst)) return 0;
  b.s.voids = removeFrom(b.s.voids, owner, inst);
  b.log?.push({ kind: 'reclaimed', seat, card: idOf(b, inst) });
  if (def.isCharacter) {
    const uid = enterCard(b, seat, inst, 'reclaimed', RECLAIMED);
    triggerReclaim(b, seat, uid);
    return uid;
  }
  const frame = pushFrame(b, def.first, def.last, seat, def.index);
  frame[FR.inst] = inst;
  frame[FR.fate] = FATE.banished;
  return -1;
};
