import type { Actor } from './actor.ts';
import { withBit } from './numbers.ts';
import type { Beat, Fight } from './scene.ts';
import type { Script } from './script.ts';
import type { Tuning } from './tuning.ts';
import { PILLARS } from './vocabulary.ts';

/** A fight as the rules look at it: places instead of names. */
export interface Ground {
  readonly zones: number;
  /** Where the heroes stand, from 0. */
  readonly heroes: number;
  /** What may be attacked, a bit a pillar. */
  readonly pillars: number;
  /** What heroes can use, each from a round on; null for all they know. */
  readonly only: readonly { readonly round: number; readonly techniques: ReadonlySet<string> }[] | null;
  /** How much Pressure it holds. */
  readonly pressure: number;
  /** Clocks, −1 without one. */
  readonly goal: number;
  readonly danger: number;
  /** What ADVANCE is rolled against. */
  readonly advance: number;
  /** The heroes, then the foes of this fight. */
  readonly roster: readonly Actor[];
  /** Over-SCL Bands that the Beat sets: whose, and while which tag is there, −1 for always. */
  readonly overs: readonly { readonly who: number; readonly band: number; readonly tag: number }[];
  readonly fight: Fight;
}

interface Places {
  readonly clockAt: ReadonlyMap<string, number>;
  readonly tagAt: ReadonlyMap<string, number>;
}

const taught = ({ only, adds = [] }: Fight): Ground['only'] => {
  if (only === undefined) return null;
  return [{ round: 1, only }, ...adds].map((row) => ({ round: row.round, techniques: new Set(row.only) }));
};

export const makeGround = (
  { difficulty }: Script,
  tuning: Tuning,
  { fight, over = [] }: Pick<Beat, 'over'> & { readonly fight: Fight },
  { clockAt, tagAt }: Places,
  roster: readonly Actor[],
): Ground => ({
  zones: fight.zones,
  heroes: fight.heroes - 1,
  pillars: fight.pillars.reduce((bits, pillar) => withBit(bits, PILLARS.indexOf(pillar)), 0),
  only: taught(fight),
  pressure: fight.pressure ?? tuning.pressure,
  goal: fight.goal === undefined ? -1 : clockAt.get(fight.goal)!,
  danger: fight.danger === undefined ? -1 : clockAt.get(fight.danger)!,
  advance: fight.advance + difficulty.target,
  roster,
  overs: over.map(({ who, band, tag }) => ({
    who: roster.find(({ id }) => id === who)!.index,
    band,
    tag: tag === undefined ? -1 : tagAt.get(tag)!,
  })),
  fight,
});
