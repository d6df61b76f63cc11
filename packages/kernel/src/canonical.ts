/** Half a surrogate pair has no UTF-8 bytes, so it has no hash. The flag reads whole pairs as one, so only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The path of the value being written. */
const path: (string | number)[] = [];

const bad = (what: string): never => {
  const place = path.map((key) => `/${key}`).join('');
  throw new TypeError(`${what} at ${place === '' ? 'the root' : place} has no canonical form`);
};

const writeText = (text: string): string => {
  if (LONE_SURROGATE.test(text)) bad('a broken string');
  return JSON.stringify(text);
};

const names = new Map<string, string>();
const NAMES_KEPT = 4096;

/** Field names recur in every state, so each is written once. */
const writeName = (name: string): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = writeText(name);
  if (names.size < NAMES_KEPT) names.set(name, made);
  return made;
};

const writeItems = (items: readonly unknown[]): string => {
  const depth = path.length;
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    path[depth] = i;
    text += i === 0 ? write(items[i]) : `,${write(items[i])}`;
  }
  path.length = depth;
  return `${text}]`;
};

const writeFields = (fields: { readonly [key: string]: unknown }): string => {
  const prototype = Object.getPrototypeOf(fields);
  if (prototype !== Object.prototype && prototype !== null) bad('an object that is not plain');
  const depth = path.length;
  let text = '{';
  for (const key of Object.keys(fields).sort((a, b) => (a < b ? -1 : 1))) {
    const name = writeName(key);
    path[depth] = key;
    text += `${text === '{' ? '' : ','}${name}:${write(fields[key])}`;
    path.length = depth;
  }
  return `${text}}`;
};

const write = (value: unknown): string => {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) bad(`the number ${value}`);
      return String(value);
    case 'string':
      return writeText(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeItems(value) : writeFields(value as { readonly [key: string]: unknown });
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return bad(typeof value);
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
  path.length = 0;
  return write(value);
};
