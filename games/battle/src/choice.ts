import { KIND } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { type Action, compare, makeAction } from './action.ts';
import { WHEN } from './card.ts';
import { type Battle, halt } from './context.ts';
import { isFast } from './cost.ts';
import { pushFrame } from './frame.ts';
import { cardFits, charFits, find, foundAt } from './select.ts';
import { defOf } from './setup.ts';
import { isBeing, sparkAt } from './spark.ts';
import { ASK, CH, CH_SIZE, FR, NONE, NOT_ASKED, otherSeat, UNKNOWN } from './state.ts';
import { TRIGGER } from './trigger.ts';
import { idOf } from './zone.ts';

/** What is chosen from. */
export const CHOICE_SOURCE = {
  chars: 1,
  own: 2,
  hand: 3,
  void: 4,
  anyVoid: 5,
  enemyVoid: 6,
  discover: 7,
  enemyHand: 8,
  foresee: 9,
  either: 10,
  anyone: 11,
  repeat: 12,
} as const;

/** Which of one's own characters, as the value of an ask. */
export const OWN = { any: 0, another: 1, figment: 2 } as const;

/** The step waits for a choice. */
export const WAIT = -3;

/** One option each: characters by their numbers, cards by one card of each name. */
interface Options {
  readonly chars: number[];
  readonly cards: number[];
  readonly enemyCards: number[];
  /** A card that could be one is not known. */
  unknown: boolean;
}

const addCards = (
  b: Battle,
  from: readonly number[],
  into: number[],
  base: number,
  options: Options,
  seat: Seat,
): void => {
  for (let i = 0; i < from.length; i += 1) {
    const inst = from[i]!;
    if (inst === UNKNOWN) {
      options.unknown = true;
      continue;
    }
    const def = b.setup.cards[inst]!;
    if (!cardFits(b, base, inst, isFast(b, seat, defOf(b.setup, inst)))) continue;
    if (!into.some((one) => b.setup.cards[one] === def)) into.push(inst);
  }
};

const addCharacters = (b: Battle, from: readonly number[], into: number[]): void => {
  for (let i = 0; i < from.length; i += 1) {
    const inst = from[i]!;
    const def = defOf(b.setup, inst);
    if (def.isCharacter && !into.some((one) => b.setup.cards[one] === def.index)) into.push(inst);
  }
};

const addOwn = (b: Battle, seat: Seat, which: number, but: number, into: number[]): void => {
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const uid = row[o + CH.uid]!;
    if (which === OWN.figment ? isBeing(row, o, KIND.figment) : which === OWN.any || uid !== but) into.push(uid);
  }
};

const MATERIALIZED = 1 << WHEN.materialized;

/** Only a character that has a Materialized ability, and none with the ability that repeats: that would not end. */
const addRepeatable = (b: Battle, frame: readonly number[], base: number, into: number[]): void => {
  const seat = frame[FR.seat]!;
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const d = row[o + CH.def]!;
    if (d < 0 || (b.setup.defs[d]!.triggers & MATERIALIZED) === 0 || d === frame[FR.def]) continue;
    if (charFits(b, frame, base, seat, o)) into.push(row[o + CH.uid]!);
  }
};

/** What an ask offers, as a pure function of the state: `legal` and the step read the same. */
const optionsOf = (b: Battle, ask: readonly number[], frame: readonly number[]): Options => {
  const options: Options = { chars: [], cards: [], enemyCards: [], unknown: false };
  const seat = ask[ASK.seat]!;
  const base = ask[ASK.base]!;
  const { s } = b;
  switch (ask[ASK.kind]) {
    case CHOICE_SOURCE.chars:
      for (const of of [frame[FR.seat]!, otherSeat(frame[FR.seat]!)]) {
        const row = s.rows[of]!;
        for (let o = 0; o < row.length; o += CH_SIZE)
          if (charFits(b, frame, base, of, o)) options.chars.push(row[o + CH.uid]!);
      }
      break;
    case CHOICE_SOURCE.anyone:
      addOwn(b, seat, OWN.any, 0, options.chars);
      addOwn(b, otherSeat(seat), OWN.any, 0, options.chars);
      break;
    case CHOICE_SOURCE.repeat:
      addRepeatable(b, frame, base, options.chars);
      break;
    case CHOICE_SOURCE.own:
      addOwn(b, seat, ask[ASK.value]!, frame[FR.uid]!, options.chars);
      break;
    case CHOICE_SOURCE.hand:
      addCards(b, s.hands[seat]!, options.cards, base, options, seat);
      break;
    case CHOICE_SOURCE.void:
      addCards(b, s.voids[seat]!, options.cards, base, options, seat);
      break;
    case CHOICE_SOURCE.anyVoid:
      addCharacters(b, s.voids[seat]!, options.cards);
      addCharacters(b, s.voids[otherSeat(seat)]!, options.enemyCards);
      break;
    case CHOICE_SOURCE.enemyVoid:
      addCharacters(b, s.voids[otherSeat(seat)]!, options.enemyCards);
      break;
    case CHOICE_SOURCE.discover:
      for (let i = ASK.value + 1; i < ask.length; i += 1) options.cards.push(ask[i]!);
      break;
    case CHOICE_SOURCE.enemyHand:
      addCards(b, s.hands[otherSeat(seat)]!, options.enemyCards, -1, options, otherSeat(seat));
      break;
    case CHOICE_SOURCE.either:
      addOwn(b, seat, OWN.another, frame[FR.uid]!, options.chars);
      addCards(b, s.hands[seat]!, options.cards, -1, options, seat);
      break;
  }
  return options;
};

/** Lets the seat of an ask choose; a choice with one option and no `none` is made at once (B21). */
const settle = (b: Battle, frame: readonly number[], ask: number[]): number => {
  const { chars, cards, enemyCards, unknown } = optionsOf(b, ask, frame);
  if (unknown) {
    halt(b);
    return WAIT;
  }
  const count = chars.length + cards.length + enemyCards.length;
  if (count === 0) return NONE;
  if (count === 1 && ask[ASK.optional] === 0) return chars[0] ?? cards[0] ?? enemyCards[0]!;
  b.s.ask = ask;
  return WAIT;
};

/** What was chosen, once: the next call asks again. */
const takePicked = (frame: number[]): number => {
  const picked = frame[FR.picked]!;
  frame[FR.picked] = NOT_ASKED;
  return picked;
};

/** From where, by whom, which description of it in the code (−1 for any), whether none may be taken. */
interface Asked {
  readonly kind: number;
  readonly seat: Seat;
  readonly base?: number;
  readonly optional?: boolean;
  readonly value?: number;
}

/** A card or character that is chosen now: its number, NONE, or WAIT. */
export const choose = (
  b: Battle,
  frame: number[],
  { kind, seat, base = -1, optional = false, value = 0 }: Asked,
): number => {
  if (frame[FR.picked] !== NOT_ASKED) return takePicked(frame);
  return settle(b, frame, [kind, seat, base, optional ? 1 : 0, value]);
};

/** The same of cards that were looked up already. */
export const chooseFrom = (
  b: Battle,
  frame: number[],
  seat: Seat,
  cards: readonly number[],
  base: number,
  optional: boolean,
): number => {
  if (frame[FR.picked] !== NOT_ASKED) return takePicked(frame);
  return settle(b, frame, [CHOICE_SOURCE.discover, seat, base, optional ? 1 : 0, 0, ...cards]);
};

/** "it" and "that character" speak of this one from now on. */
export const remember = (b: Battle, frame: number[], uid: number): void => {
  frame[FR.it] = uid;
  frame[FR.chosen] = uid;
  if (!find(b, uid)) return;
  const row = b.s.rows[foundAt.seat]!;
  frame[FR.itInst] = row[foundAt.o + CH.inst]!;
  frame[FR.itDef] = row[foundAt.o + CH.def]!;
  frame[FR.itFlags] = row[foundAt.o + CH.flags]!;
  frame[FR.itSpark] = sparkAt(b, foundAt.seat, foundAt.o);
};

export const rememberCard = (b: Battle, frame: number[], inst: number): void => {
  frame[FR.it] = 0;
  frame[FR.itInst] = inst;
  frame[FR.itDef] = b.setup.cards[inst]!;
};

/** B37: a character that an enemy card chooses acts at once, and the sentence finds nothing. */
const slips = (b: Battle, frame: readonly number[], uid: number): boolean => {
  if (!find(b, uid) || foundAt.seat === frame[FR.seat]) return false;
  const { seat, o } = foundAt;
  const row = b.s.rows[seat]!;
  const d = row[o + CH.def]!;
  if (d < 0) return false;
  const def = b.setup.defs[d]!;
  const ability = def.abilities.find((one) => one.trigger === TRIGGER.targeted);
  if (!ability) return false;
  if (ability.once >= 0) {
    if (row[o + CH.used]! & (1 << ability.once)) return false;
    row[o + CH.used]! |= 1 << ability.once;
  }
  const acting = pushFrame(b, ability.first, ability.last, seat, d);
  acting[FR.uid] = uid;
  acting[FR.inst] = row[o + CH.inst]!;
  b.log?.push({ kind: 'ability-resolved', seat, source: def.id });
  return true;
};

/** A character that the acting seat chooses, of either row. */
export const chooseCharacter = (
  b: Battle,
  frame: number[],
  base: number,
  optional: boolean,
  from: number = CHOICE_SOURCE.chars,
): number => {
  const uid = choose(b, frame, { kind: from, seat: frame[FR.seat]!, base, optional });
  if (uid === WAIT || uid === NONE) return uid;
  if (slips(b, frame, uid)) return NONE;
  remember(b, frame, uid);
  return uid;
};

/** Of what is drawn again for a search, nothing may fit: then there is nothing to choose. */
const isEmpty = ({ chars, cards, enemyCards }: Options): boolean =>
  chars.length + cards.length + enemyCards.length === 0;

const placeOf = (b: Battle, seat: Seat, uid: number): Action => {
  find(b, uid);
  return makeAction(foundAt.seat === seat ? 'choose-yours' : 'choose-enemy', foundAt.o / CH_SIZE + 1);
};

/** The actions that answer what is asked, in the order of `compare`. */
export const answersTo = (b: Battle): readonly Action[] => {
  const { ask, frames } = b.s;
  const seat = ask[ASK.seat]!;
  if (ask[ASK.kind] === CHOICE_SOURCE.foresee)
    return Array.from({ length: 1 << ask[ASK.value]! }, (_, bits) => makeAction('foresee', bits));
  const options = optionsOf(b, ask, frames.at(-1)!);
  const actions: Action[] = [];
  for (const uid of options.chars) actions.push(placeOf(b, seat, uid));
  for (const inst of options.cards) actions.push(makeAction('choose-card', b.setup.cards[inst]!));
  for (const inst of options.enemyCards) actions.push(makeAction('choose-enemy-card', b.setup.cards[inst]!));
  if (ask[ASK.optional] === 1 || isEmpty(options)) actions.push(makeAction('choose-none'));
  return actions.length > 1 ? actions.sort(compare) : actions;
};

/** The option an action means: a number for the frame, or undefined where it is none. */
const optionFor = (b: Battle, action: Action): number | undefined => {
  const { ask, frames } = b.s;
  const kind = ask[ASK.kind];
  if (kind === CHOICE_SOURCE.foresee)
    return action.kind === 'foresee' && action.at >= 0 && action.at < 1 << ask[ASK.value]! ? action.at : undefined;
  if (action.kind === 'choose-none' && ask[ASK.optional] === 1) return NONE;
  const options = optionsOf(b, ask, frames.at(-1)!);
  if (action.kind === 'choose-none') return isEmpty(options) ? NONE : undefined;
  const seat = ask[ASK.seat]!;
  if (action.kind === 'choose-yours' || action.kind === 'choose-enemy') {
    const row = b.s.rows[action.kind === 'choose-yours' ? seat : otherSeat(seat)]!;
    const uid = row[(action.at - 1) * CH_SIZE + CH.uid];
    return uid !== undefined && options.chars.includes(uid) ? uid : undefined;
  }
  const cards =
    action.kind === 'choose-card' ? options.cards : action.kind === 'choose-enemy-card' ? options.enemyCards : [];
  return cards.find((inst) => b.setup.cards[inst] === action.at);
};

/** The option that `isAnswer` found last. */
let accepted = NONE;

export const isAnswer = (b: Battle, action: Action): boolean => {
  const option = optionFor(b, action);
  if (option === undefined) return false;
  accepted = option;
  return true;
};

/** What the choosers of others do not see: cards that come from a hand or a deck. */
const SECRET: readonly number[] = [CHOICE_SOURCE.hand, CHOICE_SOURCE.discover, CHOICE_SOURCE.either];

/** Carries the choice that `isAnswer` accepted over to the frame that asked. */
export const answer = (b: Battle, action: Action): void => {
  const { s } = b;
  const option = accepted;
  const seat = s.ask[ASK.seat]!;
  const kind = s.ask[ASK.kind]!;
  s.ask = [];
  s.frames.at(-1)![FR.picked] = option;
  if (b.log === undefined || kind === CHOICE_SOURCE.foresee) return;
  if (option === NONE) b.log.push({ kind: 'declined', seat });
  else if (action.kind === 'choose-yours' || action.kind === 'choose-enemy') {
    find(b, option);
    const d = s.rows[foundAt.seat]![foundAt.o + CH.def]!;
    b.log.push({ kind: 'chose', seat, what: d < 0 ? 'figment' : b.setup.defs[d]!.id });
  } else b.log.push({ kind: SECRET.includes(kind) ? 'chose-secretly' : 'chose', seat, what: idOf(b, option) });
};
