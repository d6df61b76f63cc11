/**
 * Philox 4×32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011): ten rounds of multiply and
 * xor turn a counter and a key into four words. Any word of any stream is one call away, so a state keeps only how far it has read.
 */
export type Words = [number, number, number, number];

const M0 = 0xd2511f53;
const M1 = 0xcd9e8d57;
const W0 = 0x9e3779b9;
const W1 = 0xbb67ae85;

/** High 32 bits of a product; both halves stay below 2^53, so every step is exact. */
const high = (x: number, y: number): number =>
  Math.floor(((x >>> 16) * y + Math.floor(((x & 0xffff) * y) / 65536)) / 65536) | 0;

/** Fills `out` with the block at counter (c0, c1, c2, c3) under the key (k0, k1). */
export const philox = (
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  k0: number,
  k1: number,
  out: Words = [0, 0, 0, 0],
): Words => {
  let [x0, x1, x2, x3] = [c0 | 0, c1 | 0, c2 | 0, c3 | 0];
  let [key0, key1] = [k0 | 0, k1 | 0];
  for (let round = 0; round < 10; round += 1) {
    const high0 = high(x0 >>> 0, M0);
    const high1 = high(x2 >>> 0, M1);
    const low0 = Math.imul(x0, M0);
    const low1 = Math.imul(x2, M1);
    x0 = high1 ^ x1 ^ key0;
    x1 = low1;
    x2 = high0 ^ x3 ^ key1;
    x3 = low0;
    key0 = (key0 + W0) | 0;
    key1 = (key1 + W1) | 0;
  }
  out[0] = x0 >>> 0;
  out[1] = x1 >>> 0;
  out[2] = x2 >>> 0;
  out[3] = x3 >>> 0;
  return out;
};
