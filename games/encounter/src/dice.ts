import { openStream, type Seed, type Stream } from '@lockstep/kernel';
import type { Part, Roll } from './action.ts';
import type { Tuning } from './tuning.ts';

/** E1: how many dice rank r has, and of how many sides. */
export const rankDice = (rank: number): number => 1 + (rank >> 1);
export const rankSides = ({ die_base, die_step, die_most }: Tuning, rank: number): number =>
  Math.min(die_most, die_base + die_step * rank);

/** The dice of both sides: each side has a stream of its own, so that neither can move the other's. A stream is opened when it is drawn from. */
export class Dice {
  #zero: Stream | undefined;
  #one: Stream | undefined;
  readonly #seed: Seed;
  readonly #from0: number;
  readonly #from1: number;
  readonly #tuning: Tuning;
  /** Of the last roll. */
  d20 = 0;
  dice: number[] = [];
  #dropped: Roll['dropped'];

  constructor(seed: Seed, at0: number, at1: number, tuning: Tuning) {
    this.#seed = seed;
    this.#from0 = at0;
    this.#from1 = at1;
    this.#tuning = tuning;
  }

  get at0(): number {
    return this.#zero?.at ?? this.#from0;
  }

  get at1(): number {
    return this.#one?.at ?? this.#from1;
  }

  /** d20 and the highest rank die. `keep` is whether the single dice are wanted. */
  roll(side: number, rank: number, reroll: boolean, keep: boolean): number {
    this.#dropped = undefined;
    const first = this.#once(side, rank, keep);
    if (!reroll) return first;
    const { d20, dice } = this;
    const second = this.#once(side, rank, keep);
    const counts = second > first;
    if (keep) this.#dropped = counts ? { d20, dice } : { d20: this.d20, dice: this.dice };
    if (counts) return second;
    this.d20 = d20;
    this.dice = dice;
    return first;
  }

  #streamOf(side: number): Stream {
    if (side === 0) {
      this.#zero ??= openStream(this.#seed, 'dice 0', this.#from0);
      return this.#zero;
    }
    this.#one ??= openStream(this.#seed, 'dice 1', this.#from1);
    return this.#one;
  }

  #once(side: number, rank: number, keep: boolean): number {
    const stream = this.#streamOf(side);
    const d20 = stream.below(20) + 1;
    const sides = rankSides(this.#tuning, rank);
    let highest = 0;
    const dice: number[] = keep ? [] : NONE;
    for (let n = rankDice(rank); n > 0; n -= 1) {
      const die = stream.below(sides) + 1;
      if (die > highest) highest = die;
      if (keep) dice.push(die);
    }
    this.d20 = d20;
    this.dice = dice;
    return d20 + highest;
  }

  /** The last roll, spelled out. */
  told(parts: readonly Part[], total: number): Roll {
    const roll = { d20: this.d20, dice: this.dice, parts: [...parts], total };
    return this.#dropped === undefined ? roll : { ...roll, dropped: this.#dropped };
  }
}

const NONE: number[] = [];
