/** Half a surrogate pair has no UTF-8 bytes, so it has no hash. The flag reads whole pairs as one, so only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The path of the value being written, as far as its depth; what lies beyond is left over. */
const path: (string | number)[] = [];

const bad = (what: string, depth: number): never => {
  const place = path
    .slice(0, depth)
    .map((key) => `/${key}`)
    .join('');
  throw new TypeError(`${what} at ${place === '' ? 'the root' : place} has no canonical form`);
};

const writeText = (text: string, depth: number): string => {
  if (LONE_SURROGATE.test(text)) bad('a broken string', depth);
  return JSON.stringify(text);
};

const names = new Map<string, string>();
const NAMES_KEPT = 4096;

/** Field names recur in every state, so each is written once. */
const writeName = (name: string, depth: number): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = writeText(name, depth);
  if (names.size < NAMES_KEPT) names.set(name, made);
  return made;
};

/** The fields of a record in order, and what each begins with: `{"turn":`, then `,"more":`. */
interface Order {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly before: readonly string[];
}

/** Of the records seen last, by their first field: those of states recur. */
const orders = new Map<string, Order>();
const ORDERS_KEPT = 256;

const isOrderOf = ({ keys }: Order, fields: object): boolean => {
  let at = 0;
  for (const key in fields) {
    if (key !== keys[at]) return false;
    at += 1;
  }
  return at === keys.length;
};

const orderOf = (fields: object, depth: number): Order => {
  const keys = Object.keys(fields);
  const known = orders.get(keys[0] ?? '');
  if (known && isOrderOf(known, fields)) return known;
  const sorted = [...keys].sort((a, b) => (a < b ? -1 : 1));
  const before = sorted.map((key, i) => `${i === 0 ? '{' : ','}${writeName(key, depth)}:`);
  const order = { keys, sorted, before };
  if (known || orders.size < ORDERS_KEPT) orders.set(keys[0] ?? '', order);
  return order;
};

const writeItems = (items: readonly unknown[], depth: number): string => {
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    path[depth] = i;
    text += i === 0 ? write(items[i], depth + 1) : `,${write(items[i], depth + 1)}`;
  }
  return `${text}]`;
};

const writeFields = (fields: { readonly [key: string]: unknown }, depth: number): string => {
  const prototype = Object.getPrototypeOf(fields);
  if (prototype !== Object.prototype && prototype !== null) bad('an object that is not plain', depth);
  const { sorted, before } = orderOf(fields, depth);
  if (sorted.length === 0) return '{}';
  let text = '';
  for (let i = 0; i < sorted.length; i += 1) {
    const key = sorted[i]!;
    path[depth] = key;
    text += before[i]! + write(fields[key], depth + 1);
  }
  return `${text}}`;
};

const write = (value: unknown, depth: number): string => {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) bad(`the number ${value}`, depth);
      return String(value);
    case 'string':
      return writeText(value, depth);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value)
        ? writeItems(value, depth)
        : writeFields(value as { readonly [key: string]: unknown }, depth);
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return bad(typeof value, depth);
  }
};

/** Whether JSON.stringify would write just what `write` does: plain values, keys in order, no number that has no canonical form. */
const isInOrder = (value: unknown): boolean => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) if (!isInOrder(value[i])) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  const fields = value as { readonly [key: string]: unknown };
  let last: string | undefined;
  for (const key of Object.keys(fields)) {
    if ((last !== undefined && key < last) || !isInOrder(fields[key])) return false;
    last = key;
  }
  return true;
};

/** How JSON.stringify begins half a surrogate pair. */
const ESCAPED_SURROGATE = '\\ud';

/** JSON with sorted keys, no spaces and safe integers only: equal values, equal bytes. Anything else throws. */
export const canonical = (value: unknown): string => {
  // A setup as it was written has its keys in order, and the engine writes it several times as quickly.
  if (typeof value === 'object' && isInOrder(value)) {
    const text = JSON.stringify(value);
    if (!text.includes(ESCAPED_SURROGATE)) return text;
  }
  return write(value, 0);
};
