import { openStream, type Seed, type Stream } from '@lockstep/kernel';
import type { Part, Roll } from './action.ts';
import type { Tuning } from './tuning.ts';

/** E1: how many dice rank r has, and of how many sides. */
export const rankDice = (rank: number): number => 1 + (rank >> 1);
export const rankSides = ({ die_base, die_most }: Tuning, rank: number): number =>
  Math.min(die_most, die_base + 2 * rank);

/** The dice of both sides: each side has a stream of its own, so that neither can move the other's. */
export class Dice {
  readonly #zero: Stream;
  readonly #one: Stream;
  readonly #tuning: Tuning;
  /** Of the last roll. */
  d20 = 0;
  dice: number[] = [];

  constructor(seed: Seed, at0: number, at1: number, tuning: Tuning) {
    this.#zero = openStream(seed, 'dice 0', at0);
    this.#one = openStream(seed, 'dice 1', at1);
    this.#tuning = tuning;
  }

  get at0(): number {
    return this.#zero.at;
  }

  get at1(): number {
    return this.#one.at;
  }

  /** d20 and the highest rank die. `keep` is whether the single dice are wanted. */
  roll(side: number, rank: number, reroll: boolean, keep: boolean): number {
    const first = this.#once(side, rank, keep);
    if (!reroll) return first;
    const [d20, dice] = [this.d20, this.dice];
    const second = this.#once(side, rank, keep);
    if (second > first) return second;
    this.d20 = d20;
    this.dice = dice;
    return first;
  }

  #once(side: number, rank: number, keep: boolean): number {
    const stream = side === 0 ? this.#zero : this.#one;
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
    return { d20: this.d20, dice: this.dice, parts: [...parts], total };
  }
}

const NONE: number[] = [];
