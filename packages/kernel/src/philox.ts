/**
 * Philox 4×32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", 2011): ten rounds of multiply and
 * xor turn a counter and a key into four words. Any word of any stream is one call away, so a state keeps only how far it has read.
 */
export type Words = number[];

const M0 = 0xd2511f53;
const M0_TOP = 0xd251;
const M0_END = 0x1f53;
const M1 = 0xcd9e8d57;
const M1_TOP = 0xcd9e;
const M1_END = 0x8d57;
const W0 = 0x9e3779b9;
const W1 = 0xbb67ae85;

/**
 * Fills `out` with the block at counter (c0, c1, c2, c3) under the key (k0, k1). Seven positional numbers, for here every cost counts:
 * this runs for each four words of chance that any game draws.
 */
export const philox = (
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  k0: number,
  k1: number,
  out: Words = [0, 0, 0, 0],
): Words => {
  let x0 = c0 | 0;
  let x1 = c1 | 0;
  let x2 = c2 | 0;
  let x3 = c3 | 0;
  let key0 = k0 | 0;
  let key1 = k1 | 0;
  for (let round = 0; round < 10; round += 1) {
    // The high half of both products, from halves of 16 bits: exact in 32. Written out, since a call here doubles the cost.
    const top0 = x0 >>> 16;
    const end0 = x0 & 0xffff;
    const outer0 = Math.imul(end0, M0_TOP);
    const inner0 = Math.imul(top0, M0_END);
    const carry0 = ((Math.imul(end0, M0_END) >>> 16) + (outer0 & 0xffff) + (inner0 & 0xffff)) >>> 16;
    const high0 = Math.imul(top0, M0_TOP) + (outer0 >>> 16) + (inner0 >>> 16) + carry0;
    const top1 = x2 >>> 16;
    const end1 = x2 & 0xffff;
    const outer1 = Math.imul(end1, M1_TOP);
    const inner1 = Math.imul(top1, M1_END);
    const carry1 = ((Math.imul(end1, M1_END) >>> 16) + (outer1 & 0xffff) + (inner1 & 0xffff)) >>> 16;
    const high1 = Math.imul(top1, M1_TOP) + (outer1 >>> 16) + (inner1 >>> 16) + carry1;
    const low0 = Math.imul(x0, M0);
    const low1 = Math.imul(x2, M1);
    x0 = high1 ^ x1 ^ key0;
    x1 = low1;
    x2 = high0 ^ x3 ^ key1;
    x3 = low0;
    key0 = (key0 + W0) | 0;
    key1 = (key1 + W1) | 0;
  }
  out[0] = x0;
  out[1] = x1;
  out[2] = x2;
  out[3] = x3;
  return out;
};
