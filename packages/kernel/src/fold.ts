/**
 * Folds plain data into two 32-bit lanes with integer arithmetic alone: cheap enough for every step, equal on every engine.
 * It tells two states apart; it does not resist an attacker (the seal does).
 */
export interface Lanes {
  readonly a: number;
  readonly b: number;
}

/** Every part can be undone, so two words never stir one lane into the same. */
const stir = (lane: number, word: number, odd: number): number => {
  const mixed = Math.imul(lane ^ word, odd);
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return again ^ (again >>> 13);
};

const A_STEP = 0x9e3779b9 | 0;
const A_ODD = 0x85ebca6b | 0;
const B_STEP = 0x7f4a7c15 | 0;
const B_ODD = 0xc2b2ae35 | 0;

const WORD = 1;
const LIST = 5;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isWord = (value: unknown): value is number => typeof value === 'number' && (value | 0) === value;

const nextA = (lane: number, word: number): number => stir(lane + A_STEP, word, A_ODD);
const nextB = (lane: number, newA: number, word: number): number => stir(lane ^ newA, word + B_STEP, B_ODD);

let a = 0;
let b = 0;

const absorb = (word: number): void => {
  a = nextA(a, word);
  b = nextB(b, a, word);
};

/** Letters and fields of small integers, nearly all there is to fold, keep the lanes in locals. */
const absorbText = (text: string): void => {
  absorb(text.length);
  let x = a;
  let y = b;
  for (let i = 0; i < text.length; i += 1) {
    const word = text.charCodeAt(i);
    x = nextA(x, word);
    y = nextB(y, x, word);
  }
  a = x;
  b = y;
};

/** The items of a list from one place to another. */
const absorbItems = (items: readonly unknown[], from: number, to: number): void => {
  let x = a;
  let y = b;
  for (let i = from; i < to; i += 1) {
    const item = items[i];
    if (isWord(item)) {
      x = nextA(x, WORD);
      y = nextB(y, x, WORD);
      x = nextA(x, item);
      y = nextB(y, x, item);
    } else {
      a = x;
      b = y;
      if (isList(item)) absorbList(item);
      else absorbValue(item);
      x = a;
      y = b;
    }
  }
  a = x;
  b = y;
};

/** A list within a list: most are short and hold small integers, so that a call apart would cost more than its items. */
const absorbList = (items: readonly unknown[]): void => {
  let x = nextA(a, LIST);
  let y = nextB(b, x, LIST);
  x = nextA(x, items.length);
  y = nextB(y, x, items.length);
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (isWord(item)) {
      x = nextA(x, WORD);
      y = nextB(y, x, WORD);
      x = nextA(x, item);
      y = nextB(y, x, item);
    } else {
      a = x;
      b = y;
      absorbValue(item);
      x = a;
      y = b;
    }
  }
  a = x;
  b = y;
};

const keys = new Map<string, Lanes>();
const KEYS_KEPT = 4096;

/** Field names recur at every step, so each is folded once. */
const keyLanes = (key: string): Lanes => {
  const known = keys.get(key);
  if (known) return known;
  const [holdA, holdB] = [a, b];
  a = 4;
  b = 4;
  absorbText(key);
  const lanes = { a, b };
  a = holdA;
  b = holdB;
  if (keys.size < KEYS_KEPT) keys.set(key, lanes);
  return lanes;
};

const absorbValue = (value: unknown): void => {
  if (typeof value === 'number') {
    if (isWord(value)) {
      absorb(WORD);
      absorb(value);
    } else if (Number.isSafeInteger(value)) {
      absorb(2);
      absorb(value | 0);
      absorb(Math.floor(value / 4294967296));
    } else throw new TypeError(`${value} is not a safe integer`);
  } else if (typeof value === 'string') {
    absorb(3);
    absorbText(value);
  } else if (typeof value === 'boolean') absorb(value ? 6 : 7);
  else if (value === null) absorb(8);
  else if (isList(value)) {
    absorb(LIST);
    absorb(value.length);
    absorbItems(value, 0, value.length);
  } else if (typeof value === 'object') absorbFields(value as { readonly [key: string]: unknown });
  else throw new TypeError(`a ${typeof value} cannot be folded`);
};

/**
 * What was folded last at one place of the states of a chain: its fields, their values, their lanes and the sums of those. A state
 * shares with the one before it what a step left alone, and that is not folded again. Values are never changed once they are in a
 * state, so the same value has the same lanes.
 */
interface Seen {
  readonly keys: readonly string[];
  readonly values: unknown[];
  readonly a: number[];
  readonly b: number[];
  sumA: number;
  sumB: number;
  /** By field, for fields that are records or long lists themselves. */
  readonly within: (Seen | undefined)[];
  readonly lists: (SeenList | undefined)[];
}

/** A long list as it was folded last: a step mostly changes a part of it, and what stands before that part is not folded again. */
interface SeenList {
  items: readonly unknown[];
  /** The lanes before each stretch of so many items. */
  stretch: number;
  readonly a: number[];
  readonly b: number[];
}

const LONG = 12;
const STRETCH = 8;

const NOT_SEEN = Symbol('not seen');

const seenNothing = (keys: readonly string[]): Seen => ({
  keys,
  values: keys.map(() => NOT_SEEN),
  a: keys.map(() => 0),
  b: keys.map(() => 0),
  sumA: 0,
  sumB: 0,
  within: [],
  lists: [],
});
const NO_ITEMS: readonly unknown[] = [];
const noListSeen = (): SeenList => ({ items: NO_ITEMS, stretch: STRETCH, a: [], b: [] });

const NOTHING = /* @__PURE__ */ seenNothing([]);

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of fields must not count, so each is folded alone and the sums are absorbed. */
const absorbFields = (fields: { readonly [key: string]: unknown }): void => {
  const [holdA, holdB] = [a, b];
  let sumA = 0;
  let sumB = 0;
  let count = 0;
  for (const key in fields) {
    foldField(key, fields[key]);
    sumA = (sumA + a) | 0;
    sumB = (sumB + b) | 0;
    count += 1;
  }
  a = holdA;
  b = holdB;
  absorb(9 + count);
  absorb(sumA);
  absorb(sumB);
};

/** A field alone, into the lanes. */
const foldField = (key: string, value: unknown): void => {
  const lanes = keyLanes(key);
  if (isWord(value)) {
    const x = nextA(lanes.a, WORD);
    const y = nextB(lanes.b, x, WORD);
    a = nextA(x, value);
    b = nextB(y, a, value);
  } else {
    a = lanes.a;
    b = lanes.b;
    absorbValue(value);
  }
};

/** A field that is a list, from where it differs from the one at the same place in the state before. */
const foldList = (key: string, items: readonly unknown[], seen: SeenList): void => {
  const { length } = items;
  const stretch = isList(items[0]) ? 1 : STRETCH;
  let from = 0;
  if (seen.items.length === length && seen.stretch === stretch) {
    const before = seen.items;
    while (from < length && items[from] === before[from]) from += 1;
    // All that can be equal is; the last stretch is folded for the lanes after it.
    if (from === length) from -= 1;
    from -= from % stretch;
    a = seen.a[from / stretch]!;
    b = seen.b[from / stretch]!;
  } else {
    const name = keyLanes(key);
    a = name.a;
    b = name.b;
    absorb(LIST);
    absorb(length);
    seen.stretch = stretch;
  }
  // What cannot be folded leaves nothing behind that looks folded.
  seen.items = NO_ITEMS;
  for (let i = from; i < length; i += stretch) {
    seen.a[i / stretch] = a;
    seen.b[i / stretch] = b;
    absorbItems(items, i, Math.min(length, i + stretch));
  }
  seen.items = items;
};

/** As `absorbFields`, of a record at whose place another was seen in the state before; gives what is seen there now. */
const absorbChanged = (fields: { readonly [key: string]: unknown }, seen: Seen): Seen => {
  const { keys, values } = seen;
  const [holdA, holdB] = [a, b];
  let count = 0;
  let isSame = true;
  for (const key in fields) {
    if (keys[count] !== key) {
      isSame = false;
      break;
    }
    const value = fields[key];
    if (values[count] !== value) {
      if (isList(value) && value.length >= LONG) {
        seen.lists[count] ??= noListSeen();
        foldList(key, value, seen.lists[count]!);
      } else if (isRecord(value)) {
        const name = keyLanes(key);
        a = name.a;
        b = name.b;
        seen.within[count] = absorbChanged(value, seen.within[count] ?? NOTHING);
      } else foldField(key, value);
      seen.sumA = (seen.sumA + a - seen.a[count]!) | 0;
      seen.sumB = (seen.sumB + b - seen.b[count]!) | 0;
      values[count] = value;
      seen.a[count] = a;
      seen.b[count] = b;
    }
    count += 1;
  }
  a = holdA;
  b = holdB;
  if (!isSame || count !== keys.length) return absorbChanged(fields, seenNothing(keysOf(fields)));
  absorb(9 + count);
  absorb(seen.sumA);
  absorb(seen.sumB);
  return seen;
};

const keysOf = (fields: { readonly [key: string]: unknown }): readonly string[] => {
  const names: string[] = [];
  for (const key in fields) names.push(key);
  return names;
};

const take = (): Lanes => ({ a: a >>> 0, b: b >>> 0 });

export const fold = (value: unknown): Lanes => {
  a = 0;
  b = 0;
  absorbValue(value);
  return take();
};

let seen = NOTHING;

/** Takes the lanes on to the next link: one action and the state it led to. */
const absorbLink = (action: string, state: unknown): void => {
  absorbText(action);
  if (isRecord(state)) seen = absorbChanged(state, seen);
  else absorbValue(state);
};

/** The link after `from`. */
export const link = (from: Lanes, action: string, state: unknown): Lanes => {
  a = from.a | 0;
  b = from.b | 0;
  absorbLink(action, state);
  return take();
};

/** A chain that is followed link by link; its lanes are signed. */
export class Chain implements Lanes {
  a: number;
  b: number;

  constructor(start: unknown) {
    const lanes = fold(start);
    this.a = lanes.a | 0;
    this.b = lanes.b | 0;
  }

  follow(action: string, state: unknown): void {
    a = this.a;
    b = this.b;
    absorbLink(action, state);
    this.a = a;
    this.b = b;
  }
}

/** Eight hex digits of a word, signed or not. */
export const hex8 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Sixteen hex digits. */
export const makeLanes = (lanes: Lanes): string => hex8(lanes.a) + hex8(lanes.b);

/** The hash written after each action of a replay: its first eight digits. */
export const makeMark = (lanes: Lanes): string => hex8(lanes.a);
