import { type formName, formOf, formsOf, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { isKind } from './card.ts';
import type { Battle } from './context.ts';
import { defOf } from './setup.ts';
import { isBeing, sparkAt } from './spark.ts';
import { CH, CH_SIZE, FR, otherSeat } from './state.ts';

const CHEAP = formOf('ending', 'cheap');
const DEAR = formOf('ending', 'dear');
const WEAK = formOf('ending', 'weak');
const STRONG = formOf('ending', 'strong');

/** Whether cost and spark fit an ending; `than` is the spark "this character" has. Endings of plural words have the same numbers. */
export const endingFits = (code: Int32Array, base: number, cost: number, spark: number, than: number): boolean => {
  const form = code[base]!;
  if (form === 0) return true;
  const n = code[base + 1]!;
  if (form === CHEAP) return cost <= n;
  if (form === DEAR) return cost >= n;
  if (form === WEAK) return spark <= n;
  if (form === STRONG) return spark >= n;
  return spark < than;
};

/** Whose characters a CHAR speaks of, and how it picks among them. */
interface CharForm {
  readonly own: boolean;
  readonly enemy: boolean;
  /** Not the character that speaks. */
  readonly others: boolean;
  readonly kindAt: number;
  readonly endAt: number;
  readonly countAt: number;
  readonly pick: 'one' | 'each' | 'several' | 'said';
}

const charForm = (name: ReturnType<typeof formName<'char'>>): CharForm => {
  const slots = slotsOf('char', name);
  const [first = 0, second = 0, third = 0] = slots;
  const shape = (own: boolean, enemy: boolean, others: boolean, pick: CharForm['pick']): CharForm =>
    name.startsWith('up-to')
      ? { own, enemy, others, pick, countAt: first, kindAt: second, endAt: third }
      : { own, enemy, others, pick, countAt: 0, kindAt: first, endAt: second };
  switch (name) {
    case 'any':
      return shape(true, true, false, 'one');
    case 'enemy':
      return shape(false, true, false, 'one');
    case 'own':
      return shape(true, false, false, 'one');
    case 'other-own':
      return shape(true, false, true, 'one');
    case 'other':
      return shape(true, true, true, 'one');
    case 'each':
      return shape(true, true, false, 'each');
    case 'each-other':
      return shape(true, true, true, 'each');
    case 'each-enemy':
      return shape(false, true, false, 'each');
    case 'each-own':
      return shape(true, false, false, 'each');
    case 'up-to-enemy':
      return shape(false, true, false, 'several');
    case 'up-to-own':
    case 'any-own':
      return shape(true, false, false, 'several');
    case 'this':
    case 'it':
    case 'them':
    case 'that':
      return shape(false, false, false, 'said');
  }
};

/** By the number of the form. */
export const CHAR_FORMS: readonly (CharForm | undefined)[] = [
  undefined,
  ...formsOf('char').map(({ name }) => charForm(name as Parameters<typeof charForm>[0])),
];

export const CHAR = {
  this: formOf('char', 'this'),
  it: formOf('char', 'it'),
  them: formOf('char', 'them'),
  that: formOf('char', 'that'),
} as const;

/** Where a character stands: its row, and where it starts in it; −1 where it is gone. Set by `find`. */
export const foundAt = { seat: 0, o: -1 };

export const find = (b: Battle, uid: number): boolean => {
  foundAt.o = -1;
  if (uid <= 0) return false;
  for (let seat = 0; seat < 2; seat += 1) {
    const row = b.s.rows[seat]!;
    for (let o = 0; o < row.length; o += CH_SIZE)
      if (row[o + CH.uid] === uid) {
        foundAt.seat = seat;
        foundAt.o = o;
        return true;
      }
  }
  return false;
};

const costAt = (b: Battle, row: readonly number[], o: number): number => {
  const def = row[o + CH.def]!;
  return def < 0 ? 0 : b.setup.defs[def]!.cost;
};

/** The spark of the character that speaks, 0 where it is gone. */
const ownSpark = (b: Battle, frame: readonly number[]): number =>
  find(b, frame[FR.uid]!) ? sparkAt(b, foundAt.seat, foundAt.o) : 0;

/** Whether the character at `o` of a row is one that a CHAR speaks of. */
export const charFits = (b: Battle, frame: readonly number[], base: number, seat: Seat, o: number): boolean => {
  const { code } = b.setup;
  const form = CHAR_FORMS[code[base]!]!;
  const own = seat === frame[FR.seat];
  if (own ? !form.own : !form.enemy) return false;
  const row = b.s.rows[seat]!;
  if (form.others && row[o + CH.uid] === frame[FR.uid]) return false;
  if (!isBeing(row, o, code[base + form.kindAt]!)) return false;
  const end = base + form.endAt;
  if (code[end] === 0) return true;
  const than = code[end]! > STRONG ? ownSpark(b, frame) : 0;
  return endingFits(code, end, costAt(b, row, o), sparkAt(b, seat, o), than);
};

/** B20: the acting seat's characters left to right, then the other's, by their own numbers. */
export const charsFor = (b: Battle, frame: readonly number[], base: number): number[] => {
  const list: number[] = [];
  const seat = frame[FR.seat]!;
  for (const of of [seat, otherSeat(seat)]) {
    const row = b.s.rows[of]!;
    for (let o = 0; o < row.length; o += CH_SIZE) if (charFits(b, frame, base, of, o)) list.push(row[o + CH.uid]!);
  }
  return list;
};

const [CARD_KIND, CARD_ENDING] = slotsOf('card', 'one');
const SEVERAL = formOf('card', 'several');
const [SEVERAL_COUNT, SEVERAL_KIND, SEVERAL_ENDING] = slotsOf('card', 'several');

/** How many cards a CARD speaks of at most. */
export const cardLimit = (code: Int32Array, base: number): number =>
  code[base] === SEVERAL ? code[base + SEVERAL_COUNT!]! : 1;

export const isSeveral = (code: Int32Array, base: number): boolean => code[base] === SEVERAL;

/** Whether a card is one that a CARD speaks of; `base` −1 is any. */
export const cardFits = (b: Battle, base: number, inst: number, fast: boolean): boolean => {
  if (base < 0) return true;
  const { code } = b.setup;
  const several = code[base] === SEVERAL;
  const def = defOf(b.setup, inst);
  return (
    isKind(def, code[base + (several ? SEVERAL_KIND! : CARD_KIND!)]!, fast) &&
    endingFits(code, base + (several ? SEVERAL_ENDING! : CARD_ENDING!), def.cost, def.spark, 0)
  );
};
