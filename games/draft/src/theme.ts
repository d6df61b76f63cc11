import { openStream, type Seed } from '@lockstep/kernel';
import { ln } from './power.ts';
import { tagCounts } from './profile.ts';
import type { Setup } from './setup.ts';
import type { Pool, State } from './state.ts';
import { TAGS } from './vocabulary.ts';
import { UNIT } from './weight.ts';

export interface Candidate {
  readonly tag: number;
  /** How many entries of the pool carry it. */
  readonly depth: number;
  readonly count: number;
  /** In units, like weights. */
  readonly affinity: number;
  readonly score: number;
}

/** How many entries of the pool carry each tag. */
const depthsOf = ({ cards }: Setup, { copies }: Pool): readonly number[] => {
  const depths = TAGS.map(() => 0);
  for (const { set, place, tags } of cards) {
    const held = copies[set]![place]!;
    for (let left = tags; left !== 0; left &= left - 1) depths[31 - Math.clz32(left & -left)]! += held;
  }
  return depths;
};

/** RES "Theme Selection", steps 2 and 3, for every tag, deep enough or not. */
export const weighTags = (setup: Setup, state: State): readonly Candidate[] => {
  const { tagScale, relevanceBoost, depthFactor } = setup.tuning;
  const counts = tagCounts(setup, state);
  const depths = depthsOf(setup, state.pool);
  return TAGS.map((_, tag) => {
    const affinity = ln(1 + counts[tag]!) * tagScale;
    const score = affinity * relevanceBoost + depths[tag]! * depthFactor;
    return {
      tag,
      depth: depths[tag]!,
      count: counts[tag]!,
      affinity: Math.floor(affinity * UNIT + 0.5),
      score: Math.floor(score * UNIT + 0.5),
    };
  });
};

/** Step 1: the tags that are deep enough in the pool. */
export const candidates = (setup: Setup, state: State): readonly Candidate[] =>
  weighTags(setup, state).filter(({ depth }) => depth >= setup.tuning.minThemeCards);

export interface Theme {
  readonly tag: number;
  readonly how: 'SCORED' | 'UNIFORM' | 'NONE';
  readonly at: number;
}

/** Steps 4 and 5: by score; each alike where no candidate has affinity. */
export const chooseTheme = (setup: Setup, state: State, seed: Seed): Theme => {
  const among = candidates(setup, state);
  if (among.length === 0) return { tag: -1, how: 'NONE', at: state.themeAt };
  const stream = openStream(seed, 'theme', state.themeAt);
  const total = among.reduce((sum, { score }) => sum + score, 0);
  if (total === 0 || among.every(({ affinity }) => affinity === 0)) {
    const { tag } = among[stream.below(among.length)]!;
    return { tag, how: 'UNIFORM', at: stream.at };
  }
  let left = stream.below(total);
  let i = 0;
  while (left >= among[i]!.score) left -= among[i++]!.score;
  return { tag: among[i]!.tag, how: 'SCORED', at: stream.at };
};
