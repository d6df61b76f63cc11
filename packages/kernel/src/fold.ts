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

let a = 0;
let b = 0;

const absorb = (word: number): void => {
  a = stir(a + 0x9e3779b9, word, 0x85ebca6b);
  b = stir(b ^ a, word + 0x7f4a7c15, 0xc2b2ae35);
};

const absorbText = (text: string): void => {
  absorb(text.length);
  for (let i = 0; i < text.length; i += 1) absorb(text.charCodeAt(i));
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
    if ((value | 0) === value) {
      absorb(1);
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
  else if (Array.isArray(value)) {
    absorb(5);
    absorb(value.length);
    for (let i = 0; i < value.length; i += 1) absorbValue(value[i]);
  } else if (typeof value === 'object') absorbFields(value as { readonly [key: string]: unknown });
  else throw new TypeError(`a ${typeof value} cannot be folded`);
};

/** The order of fields must not count, so each is folded alone and the sums are absorbed. */
const absorbFields = (fields: { readonly [key: string]: unknown }): void => {
  const [holdA, holdB] = [a, b];
  let sumA = 0;
  let sumB = 0;
  let count = 0;
  for (const key in fields) {
    const lanes = keyLanes(key);
    a = lanes.a;
    b = lanes.b;
    absorbValue(fields[key]);
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

const take = (): Lanes => ({ a: a >>> 0, b: b >>> 0 });

export const fold = (value: unknown): Lanes => {
  a = 0;
  b = 0;
  absorbValue(value);
  return take();
};

/** The link after `from`: one action and the state it led to. */
export const link = (from: Lanes, action: string, state: unknown): Lanes => {
  a = from.a;
  b = from.b;
  absorbText(action);
  absorbValue(state);
  return take();
};

const hex8 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Sixteen hex digits. */
export const makeLanes = (lanes: Lanes): string => hex8(lanes.a) + hex8(lanes.b);
