import { formName, KIND, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { CHOICE_SOURCE, choose, OWN, remember, WAIT } from './choice.ts';
import { type Battle, seatField } from './context.ts';
import { abandon } from './row.ts';
import { countBeings } from './spark.ts';
import { FR, NONE, SEAT } from './state.ts';
import { discard } from './zone.ts';

const [ENERGY_N] = slotsOf('cost', 'energy');

/** The Energy of a cost phrase. */
export const energyOf = (b: Battle, phrase: number): number =>
  phrase >= 0 && formName('cost', b.setup.code[phrase]!) === 'energy' ? b.setup.code[phrase + ENERGY_N!]! : 0;

/** B34: whether a cost can be paid; `uid` is the character whose ability it is, 0 for an emblem. */
export const canPay = (b: Battle, seat: Seat, phrase: number, uid: number): boolean => {
  if (phrase < 0) return true;
  const row = b.s.rows[seat]!;
  switch (formName('cost', b.setup.code[phrase]!)) {
    case 'this':
      return true;
    case 'another':
      return countBeings(row, KIND.character, uid) > 0;
    case 'figment':
      return countBeings(row, KIND.figment, 0) > 0;
    case 'discard':
      return b.s.hands[seat]!.length > 0;
    case 'energy':
      return seatField(b, seat, SEAT.energy) >= energyOf(b, phrase);
  }
};

/** Pays what is not Energy: it may have to be chosen. WAIT, or anything else when it is done. */
export const payCost = (b: Battle, frame: number[]): number => {
  const seat = frame[FR.seat]!;
  const give = (which: number): number => {
    const uid = choose(b, frame, { kind: CHOICE_SOURCE.own, seat, value: which });
    if (uid === WAIT || uid === NONE) return uid;
    remember(b, frame, uid);
    abandon(b, uid);
    return uid;
  };
  switch (formName('cost', b.setup.code[frame[FR.cost]!]!)) {
    case 'this':
      remember(b, frame, frame[FR.uid]!);
      abandon(b, frame[FR.uid]!);
      return NONE;
    case 'another':
      return give(OWN.another);
    case 'figment':
      return give(OWN.figment);
    case 'discard': {
      const inst = choose(b, frame, { kind: CHOICE_SOURCE.hand, seat });
      if (inst !== WAIT && inst !== NONE) discard(b, seat, inst);
      return inst;
    }
    case 'energy':
      return NONE;
  }
};
