import { type Refusal, refuse, type Seat } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import type { Ability } from './card.ts';
import { answer } from './choice.ts';
import { type Battle, seatField, setSeatField } from './context.ts';
import { pushFrame } from './frame.ts';
import { heldSign, readOnly, refusalOf, usedAbility } from './legal.ts';
import { energyOf } from './pay.ts';
import { nextPhase } from './phase.ts';
import { playCard } from './play-card.ts';
import { cheapestFound } from './playable.ts';
import { runBattle } from './run-battle.ts';
import type { Setup } from './setup.ts';
import { CH, CH_SIZE, copy, FR, otherSeat, replaceList, SEAT, type State } from './state.ts';
import { BATTLE, happen, onceOf, trigger } from './trigger.ts';
import { endTurn } from './turn.ts';
import { opensWindow } from './window.ts';
import { draw, shuffle } from './zone.ts';

/** B3: the second to decide opens the battle; abilities "At the start of the battle" follow, those of who moves first before (B4). */
const afterRedraw = (b: Battle): void => {
  const { s } = b;
  if (s.phase === 'redraw-first') {
    nextPhase(b, 'redraw-second');
    return;
  }
  nextPhase(b, 'opening');
  happen();
  for (const seat of [s.first, otherSeat(s.first)]) trigger(b, seat, BATTLE);
};

const redraw = (b: Battle, seat: Seat): void => {
  const { s } = b;
  const count = s.hands[seat]!.length;
  b.log?.push({ kind: 'redrew', seat, count });
  s.decks = replaceList(s.decks, seat, [...s.decks[seat]!, ...s.hands[seat]!]);
  s.hands = replaceList(s.hands, seat, []);
  shuffle(b, seat);
  if (!b.halted) draw(b, seat, count);
};

/** B34: Energy is paid now, the rest of the cost before the first sentence. */
const use = (b: Battle, seat: Seat, ability: Ability, uid: number, inst: number): void => {
  b.log?.push({ kind: 'used', seat, source: b.setup.defs[ability.def]!.id });
  const energy = energyOf(b, ability.phrase);
  setSeatField(b, seat, SEAT.energy, seatField(b, seat, SEAT.energy) - energy);
  const frame = pushFrame(b, ability.first, ability.last, seat, ability.def);
  frame[FR.uid] = uid;
  frame[FR.inst] = inst;
  frame[FR.cost] = energy > 0 ? -1 : ability.phrase;
};

const useEmblem = (b: Battle, seat: Seat, emblem: number, part: number): void => {
  const ability = usedAbility(b.setup.defs[emblem]!.uses, part)!;
  if (ability.once >= 0) {
    const { field, bit } = onceOf(b, seat, emblem, ability);
    setSeatField(b, seat, field, seatField(b, seat, field) | bit);
  }
  use(b, seat, ability, 0, -1);
};

const useCharacter = (b: Battle, seat: Seat, place: number, part: number): void => {
  const row = b.s.rows[seat]!;
  const o = (place - 1) * CH_SIZE;
  const ability = usedAbility(b.setup.defs[row[o + CH.def]!]!.uses, part)!;
  if (ability.once >= 0) row[o + CH.used]! |= 1 << ability.once;
  use(b, seat, ability, row[o + CH.uid]!, row[o + CH.inst]!);
};

/** Plays the card that `refusalOf` found (`offered`); an answer closes its window. */
const playOffered = (b: Battle, seat: Seat, reclaims: boolean): void => {
  if (b.s.phase === 'answer-window') nextPhase(b, 'main');
  playCard(b, seat, cheapestFound.inst, cheapestFound.cost, reclaims);
};

const carryOut = (b: Battle, seat: Seat, action: Action): void => {
  const { s, setup } = b;
  switch (action.kind) {
    case 'keep':
      b.log?.push({ kind: 'kept', seat });
      afterRedraw(b);
      return;
    case 'redraw':
      redraw(b, seat);
      if (!b.halted) afterRedraw(b);
      return;
    case 'play':
      playOffered(b, seat, false);
      return;
    case 'reclaim':
      playOffered(b, seat, true);
      return;
    case 'use':
      useCharacter(b, seat, action.at, action.part);
      return;
    case 'use-caller':
      useEmblem(b, seat, setup.seats[seat]!.caller, action.part);
      return;
    case 'use-sign':
      useEmblem(b, seat, heldSign(setup, seat, action.at)!, action.part);
      return;
    case 'end':
      // The window comes before the turn's end (B14); where it stays shut, `runBattle` goes straight on.
      nextPhase(b, 'end-window');
      if (opensWindow(b, otherSeat(seat))) b.log?.push({ kind: 'window-opened', seat: otherSeat(seat), after: 'turn' });
      return;
    case 'pass':
      b.log?.push({ kind: 'passed', seat });
      if (s.phase === 'answer-window') nextPhase(b, 'main');
      else endTurn(b);
      return;
    case 'choose-yours':
    case 'choose-enemy':
    case 'choose-card':
    case 'choose-enemy-card':
    case 'choose-none':
    case 'foresee':
      answer(b, action);
      return;
  }
};

export const step = (setup: Setup, state: State, seat: Seat, action: Action, log?: Event[]): State | Refusal => {
  const refused = refusalOf(readOnly(setup, state), seat, action);
  if (refused) return refuse(refused);
  const s = copy(state);
  const b: Battle = { setup, s, log, halted: false };
  if (s.frames.length === 0 && s.queue.length === 0) {
    s.work = 0;
    if (s.foreseen.length > 0) s.foreseen = [];
  }
  carryOut(b, seat, action);
  runBattle(b);
  return s;
};
