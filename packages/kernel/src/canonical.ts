const bad = (what: string, path: string): never => {
  throw new TypeError(`${what} at ${path === '' ? 'the root' : path} has no canonical form`);
};

/** Half a surrogate pair has no UTF-8 bytes, so it has no hash. The flag reads whole pairs as one, so only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const write = (value: unknown, path: string): string => {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) bad(`the number ${value}`, path);
      return String(value);
    case 'string':
      if (LONE_SURROGATE.test(value)) bad('a broken string', path);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${Array.from(value, (item, i) => write(item, `${path}/${i}`)).join(',')}]`;
      const prototype = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) bad('an object that is not plain', path);
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return `{${fields.map(([key, item]) => `${write(key, path)}:${write(item, `${path}/${key}`)}`).join(',')}}`;
    }
    default:
      return bad(typeof value, path);
  }
};

/** JSON with sorted keys, no spaces and safe integers only: equal values, equal bytes. Anything else throws. */
export const canonical = (value: unknown): string => write(value, '');
