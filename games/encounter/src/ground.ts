import type { Actor } from './actor.ts';
import type { Fight } from './scene.ts';
import type { Script } from './script.ts';
import { PILLARS } from './vocabulary.ts';

/** A fight as the rules look at it: places instead of names. */
export interface Ground {
  readonly zones: number;
  /** Where the heroes stand, from 0. */
  readonly heroes: number;
  /** What may be attacked, a bit a pillar. */
  readonly pillars: number;
  /** How much Pressure it holds. */
  readonly pressure: number;
  /** Clocks, −1 without one. */
  readonly goal: number;
  readonly danger: number;
  /** What ADVANCE is rolled against. */
  readonly advance: number;
  /** The heroes, then the foes of this fight. */
  readonly roster: readonly Actor[];
  readonly fight: Fight;
}

export const makeGround = (
  script: Script,
  fight: Fight,
  clockAt: ReadonlyMap<string, number>,
  roster: readonly Actor[],
): Ground => ({
  zones: fight.zones,
  heroes: fight.heroes - 1,
  pillars: fight.pillars.reduce((bits, pillar) => bits | (1 << PILLARS.indexOf(pillar)), 0),
  pressure: fight.pressure ?? script.tuning.pressure,
  goal: fight.goal === undefined ? -1 : clockAt.get(fight.goal)!,
  danger: fight.danger === undefined ? -1 : clockAt.get(fight.danger)!,
  advance: fight.advance + script.difficulty.target,
  roster,
  fight,
});
