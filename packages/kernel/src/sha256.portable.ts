/** By hand, since a bare JavaScript engine has no TextEncoder. Half a surrogate pair becomes U+FFFD, as there. */
const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  }
  return bytes;
};

const ROUNDS = 64;
const BLOCK = 64;
/** Where the length is written in the last block. */
const LENGTH_AT = 56;

/**
 * The first 32 bits of the fractional part of a root of n: 64 bits of n · 2^(32·power), its root by Newton's steps. Integers alone,
 * so that every engine computes the same words (FIPS 180-4 §4.2.2, §5.3.3).
 */
const fraction = (n: bigint, power: 2n | 3n): number => {
  const target = n << (32n * power);
  let root = 1n << 40n;
  for (;;) {
    const next = ((power - 1n) * root + target / root ** (power - 1n)) / power;
    if (next >= root) return Number(BigInt.asIntN(32, root));
    root = next;
  }
};

const primes = (count: number): readonly bigint[] => {
  const found: bigint[] = [];
  for (let n = 2n; found.length < count; n += 1n) if (found.every((prime) => n % prime !== 0n)) found.push(n);
  return found;
};

const PRIMES = /* @__PURE__ */ primes(ROUNDS);
const CONSTANTS = /* @__PURE__ */ Int32Array.from(PRIMES, (prime) => fraction(prime, 3n));
const START = /* @__PURE__ */ PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4 §5.1.1: a one, zeros, and the length in bits at the end of a block. */
const padded = (bytes: number[]): readonly number[] => {
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % BLOCK !== LENGTH_AT) bytes.push(0);
  const high = Math.floor(bits / 2 ** 32);
  for (const word of [high, bits]) bytes.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return bytes;
};

/** FIPS 180-4 §6.2, for engines without a digest of their own. */
export const sha256 = (text: string): string => {
  const bytes = padded(utf8(text));
  const hash = Int32Array.from(START);
  const words = new Int32Array(ROUNDS);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) {
      const from = at + 4 * i;
      words[i] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!;
    }
    for (let i = 16; i < ROUNDS; i += 1) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < ROUNDS; i += 1) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + words[i]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** As on a server, where a long beginning that recurs is read once. */
export const sha256After = (beginning: string, rest: string): string => sha256(beginning + rest);
