import { formName, formOf, slotsOf } from '@lockstep/cardtext';
import { CHOICE_SOURCE, choose, chooseCharacter, OWN, remember, WAIT } from '../choice.ts';
import { nextTurn, ownJudgment } from '../clock.ts';
import type { Battle } from '../context.ts';
import { abandon, banish, dissolve, returnToHand, returnToPlay } from '../row.ts';
import { find, foundAt } from '../select.ts';
import { CH, FR, NONE, NOT_ASKED, otherSeat, UNTIL } from '../state.ts';
import { discard } from '../zone.ts';
import { DID, didIf, type Effect, NOT } from './result.ts';
import { applyTo } from './target.ts';

const [DISSOLVE_CHAR] = slotsOf('effect', 'dissolve');
const [RETURN_CHAR] = slotsOf('effect', 'return');
const [BANISH_CHAR, BANISH_UNTIL] = slotsOf('effect', 'banish');
const [LATER_CHAR] = slotsOf('effect', 'banish-end');
const [GIVEN] = slotsOf('effect', 'abandon');
const [ABANDONS_COUNT] = slotsOf('effect', 'enemy-abandons');

export const dissolveChar: Effect = (b, frame, base) =>
  applyTo(b, frame, base + DISSOLVE_CHAR!, base, (battle, _frame, uid) => dissolve(battle, uid));

/** As many times as characters were given up, each a choice of its own. */
export const dissolveEach: Effect = (b, frame) => {
  while (frame[FR.times]! < frame[FR.count]!) {
    const uid = chooseCharacter(b, frame, -1, false, CHOICE_SOURCE.anyone);
    if (uid === WAIT) return WAIT;
    frame[FR.times]! += 1;
    if (uid === NONE) continue;
    dissolve(b, uid);
  }
  return didIf(frame[FR.count]! > 0);
};

const returned = (b: Battle, frame: number[], uid: number): boolean => {
  const own = find(b, uid) && foundAt.seat === frame[FR.seat];
  const went = returnToHand(b, uid, frame[FR.seat]!);
  if (went === 'hand' && own) frame[FR.returned]! += 1;
  return went !== undefined;
};

export const returnChar: Effect = (b, frame, base) => {
  if (frame[FR.times] === 0 && frame[FR.picked] === NOT_ASKED) frame[FR.returned] = 0;
  return applyTo(b, frame, base + RETURN_CHAR!, base, returned);
};

/** B31: until when, as a time in `away`; undefined where what it waits for is gone already. */
const untilAt = (
  b: Battle,
  frame: readonly number[],
  base: number,
): readonly [until: number, value: number] | undefined => {
  const form = b.setup.code[base]!;
  if (form === 0) return [-1, 0];
  const seat = frame[FR.seat]!;
  const whole = (uid: number) => (find(b, uid) ? ([UNTIL.while, uid] as const) : undefined);
  switch (formName('until', form)) {
    case 'turn':
      return [UNTIL.end, b.s.turn];
    case 'yours':
      return [UNTIL.start, nextTurn(b, seat)];
    case 'end-of-yours':
      return [UNTIL.end, nextTurn(b, seat)];
    case 'this':
      return whole(frame[FR.uid]!);
    case 'copy':
      return whole(frame[FR.copy]!);
  }
};

const banished = (b: Battle, frame: number[], uid: number, base: number): boolean => {
  const until = untilAt(b, frame, base + BANISH_UNTIL!);
  return until !== undefined && banish(b, uid, ...until);
};

export const banishChar: Effect = (b, frame, base) => applyTo(b, frame, base + BANISH_CHAR!, base, banished);

export const returnPlay: Effect = (b, frame) => {
  const uid = returnToPlay(b, frame[FR.itInst]!, frame[FR.itFlags]!);
  if (uid === 0) return NOT;
  frame[FR.it] = uid;
  frame[FR.chosen] = uid;
  return DID;
};

const mark =
  (field: number, turn: (b: Battle, frame: readonly number[]) => number): Effect =>
  (b, frame, base) =>
    applyTo(b, frame, base + LATER_CHAR!, base, (battle, acting, uid) => {
      if (!find(battle, uid)) return false;
      battle.s.rows[foundAt.seat]![foundAt.o + field] = turn(battle, acting);
      return true;
    });

export const banishEnd: Effect = mark(CH.banishAt, (b) => b.s.turn);
export const banishNext: Effect = mark(CH.banishAt, (b, frame) => nextTurn(b, frame[FR.seat]!));

export const abandonLater: Effect = (b, frame) => {
  if (!find(b, frame[FR.it]!)) return NOT;
  b.s.rows[foundAt.seat]![foundAt.o + CH.abandonAt] = ownJudgment(b, frame[FR.seat]!);
  return DID;
};

const ANY = formOf('given', 'any');
const ANOTHER = formOf('given', 'another');

export const abandonChar: Effect = (b, frame, base) => {
  const seat = frame[FR.seat]!;
  const form = b.setup.code[base + GIVEN!]!;
  const which = form === ANOTHER ? OWN.another : OWN.any;
  if (form !== ANY) {
    const uid = choose(b, frame, { kind: CHOICE_SOURCE.own, seat, optional: frame[FR.may] === 1, value: which });
    if (uid === WAIT) return WAIT;
    frame[FR.count] = 0;
    if (uid === NONE) return NOT;
    remember(b, frame, uid);
    frame[FR.count] = 1;
    return didIf(abandon(b, uid));
  }
  for (;;) {
    const uid = choose(b, frame, { kind: CHOICE_SOURCE.own, seat, optional: true, value: which });
    if (uid === WAIT) return WAIT;
    if (uid === NONE) break;
    frame[FR.times]! += 1;
    remember(b, frame, uid);
    abandon(b, uid);
  }
  frame[FR.count] = frame[FR.times]!;
  return didIf(frame[FR.times]! > 0);
};

export const abandonOrDiscard: Effect = (b, frame) => {
  const seat = frame[FR.seat]!;
  const chosen = choose(b, frame, { kind: CHOICE_SOURCE.either, seat, optional: frame[FR.may] === 1 });
  if (chosen === WAIT) return WAIT;
  if (chosen === NONE) return NOT;
  // Characters and cards are both numbers, so what is in the hand was a card: characters count from far above every card.
  if (b.s.hands[seat]!.includes(chosen)) discard(b, seat, chosen);
  else abandon(b, chosen);
  return DID;
};

export const enemyAbandons: Effect = (b, frame, base) => {
  const enemy = otherSeat(frame[FR.seat]!);
  while (frame[FR.times]! < b.setup.code[base + ABANDONS_COUNT!]!) {
    const uid = choose(b, frame, { kind: CHOICE_SOURCE.own, seat: enemy, value: OWN.any });
    if (uid === WAIT) return WAIT;
    if (uid === NONE) break;
    frame[FR.times]! += 1;
    abandon(b, uid);
  }
  return didIf(frame[FR.times]! > 0);
};

/** The acting seat first. `times` counts the seats that are done. */
export const eachAbandons: Effect = (b, frame) => {
  for (; frame[FR.times]! < 2; frame[FR.times]! += 1) {
    const seat = frame[FR.times] === 0 ? frame[FR.seat]! : otherSeat(frame[FR.seat]!);
    const uid = choose(b, frame, { kind: CHOICE_SOURCE.own, seat, value: OWN.another });
    if (uid === WAIT) return WAIT;
    if (uid !== NONE) abandon(b, uid);
  }
  return DID;
};
