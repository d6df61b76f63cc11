import { fold, type Lanes } from './fold.ts';
import { philox, type Words } from './philox.ts';
import type { Seed } from './seed.ts';

/** What numbers are drawn from. */
export interface Chance {
  /** A whole number from 0 to `n` − 1, each equally likely. */
  below(n: number): number;
}

/**
 * One purpose's chance. The seed is the key and the stream's name is half of the counter, so streams never share a block,
 * and drawing from one cannot move another. A state that draws during play keeps `at` and reopens the stream there.
 */
export interface Stream extends Chance {
  readonly at: number;
}

/** How many words there are. */
const RANGE = 0x100000000;

/** The end of the safe integers, and the bits of a second word that reach it. */
const WIDE_RANGE = 0x20000000000000;
const WIDE_BITS = 0x1fffff;

const names = new Map<string, Lanes>();
let latest: { readonly name: string; readonly lanes: Lanes } | undefined;

const lanesOf = (name: string): Lanes => {
  if (latest?.name === name) return latest.lanes;
  const lanes = names.get(name) ?? fold(name);
  names.set(name, lanes);
  latest = { name, lanes };
  return lanes;
};

/** Key, counter and the block it read last, as signed integers: what draws most must not read doubles. */
class PhiloxStream implements Stream {
  at: number;
  readonly #hi: number;
  readonly #lo: number;
  readonly #a: number;
  readonly #b: number;
  #held = -1;
  readonly #block: Words = [0, 0, 0, 0];

  constructor(seed: Seed, name: Lanes, at: number) {
    this.#hi = seed.hi | 0;
    this.#lo = seed.lo | 0;
    this.#a = name.a | 0;
    this.#b = name.b | 0;
    this.at = at;
  }

  #word(): number {
    const at = this.at;
    const block = at >>> 2;
    if (block !== this.#held) {
      philox(block, 0, this.#a, this.#b, this.#hi, this.#lo, this.#block);
      this.#held = block;
    }
    this.at = at + 1;
    return this.#block[at & 3]! >>> 0;
  }

  /** Below a number that one word does not reach. */
  #wide(n: number): number {
    if (n === RANGE) return this.#word();
    if (n < RANGE || !Number.isSafeInteger(n)) throw new RangeError(`cannot draw below ${n}`);
    for (;;) {
      const drawn = (this.#word() & WIDE_BITS) * RANGE + this.#word();
      // What `drawn % n` is, without its cost beyond 32 bits: a quotient that was rounded up is one too many.
      const over = drawn - Math.floor(drawn / n) * n;
      const rest = over < 0 ? over + n : over;
      if (drawn - rest <= WIDE_RANGE - n) return rest;
    }
  }

  below(n: number): number {
    const size = n >>> 0;
    if (size !== n || size === 0) return this.#wide(n);
    for (;;) {
      const word = this.#word();
      const drawn = (word % size) >>> 0; // The shift keeps it a 32-bit remainder, which is quick.
      // Of the last, incomplete run of n words none counts, or its numbers would be likelier.
      if (word - drawn <= RANGE - size) return drawn;
    }
  }
}

class ScriptedStream implements Stream {
  at: number;
  readonly #name: string;
  readonly #rolls: readonly number[];

  constructor(name: string, rolls: readonly number[], at: number) {
    this.#name = name;
    this.#rolls = rolls;
    this.at = at;
  }

  below(n: number): number {
    const roll = this.#rolls[this.at];
    if (roll === undefined) throw new RangeError(`stream "${this.#name}" has no roll ${this.at} in its script`);
    if (roll < 0 || roll >= n) throw new RangeError(`stream "${this.#name}": scripted roll ${roll} is not below ${n}`);
    this.at += 1;
    return roll;
  }
}

export const openStream = (seed: Seed, name: string, at = 0): Stream => {
  if (seed.rolls) return new ScriptedStream(name, seed.rolls[name] ?? [], at);
  return new PhiloxStream(seed, lanesOf(name), at);
};

/** The numbers 0 to n − 1 in a drawn order (Fisher and Yates, from the end). */
export const shuffled = (stream: Stream, n: number): number[] => {
  const order = new Array<number>(n);
  for (let i = 0; i < n; i += 1) order[i] = i;
  for (let i = n - 1; i > 0; i -= 1) {
    const j = stream.below(i + 1);
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  return order;
};

export const pick = <Item>(stream: Chance, items: readonly Item[]): Item => items[stream.below(items.length)]!;
