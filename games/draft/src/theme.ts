import { openStream, type Seed } from '@lockstep/kernel';
import { depthsOf } from './pool.ts';
import { ln, UNIT } from './power.ts';
import { tagCounts } from './profile.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { TAGS } from './vocabulary.ts';

export interface Candidate {
  readonly tag: number;
  /** How many entries of the pool carry it. */
  readonly entries: number;
  /** The same in entries or in names, as the preset has it. */
  readonly depth: number;
  readonly count: number;
  /** In units, like weights. */
  readonly affinity: number;
  readonly score: number;
}

/** RES "Theme Selection", steps 2 and 3, for every tag, deep enough or not. */
export const weighTags = (setup: Setup, state: State): readonly Candidate[] => {
  const { tagScale, relevanceBoost, depthFactor, depthOf } = setup.tuning;
  const counts = tagCounts(setup, state);
  const depths = depthsOf(setup, state.pool);
  const counted = depthOf === 'NAMES' ? TAGS.length : 0;
  return TAGS.map((_, tag) => {
    const affinity = ln(1 + counts[tag]!) * tagScale;
    const score = affinity * relevanceBoost + depths[counted + tag]! * depthFactor;
    return {
      tag,
      entries: depths[tag]!,
      depth: depths[counted + tag]!,
      count: counts[tag]!,
      affinity: Math.floor(affinity * UNIT + 0.5),
      score: Math.floor(score * UNIT + 0.5),
    };
  });
};

/** Step 1: the tags that are deep enough in the pool, and can be themes. */
export const candidates = (setup: Setup, state: State): readonly Candidate[] =>
  weighTags(setup, state).filter(
    ({ tag, entries }) => entries >= setup.tuning.minThemeCards && (setup.tuning.themes & (1 << tag)) !== 0,
  );

/** What the candidates weigh in the draw: their scores, or the share of each in the highest to a power, in units. */
const drawWeights = ({ tuning }: Setup, among: readonly Candidate[]): readonly number[] => {
  if (tuning.themePower === 1) return among.map(({ score }) => score);
  const most = among.reduce((best, { score }) => Math.max(best, score), 1);
  return among.map(({ score }) => {
    let share = 1;
    for (let i = 0; i < tuning.themePower; i += 1) share *= score / most;
    return Math.floor(share * UNIT + 0.5);
  });
};

export interface Theme {
  readonly tag: number;
  readonly how: 'SCORED' | 'UNIFORM' | 'NONE';
  readonly at: number;
}

/** Steps 4 and 5: by score, as sharply as the preset has it; each alike where no candidate has affinity. */
export const chooseTheme = (setup: Setup, state: State, seed: Seed): Theme => {
  const among = candidates(setup, state);
  if (among.length === 0) return { tag: -1, how: 'NONE', at: state.themeAt };
  const stream = openStream(seed, 'theme', state.themeAt);
  const weights = drawWeights(setup, among);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || among.every(({ affinity }) => affinity === 0)) {
    const { tag } = among[stream.below(among.length)]!;
    return { tag, how: 'UNIFORM', at: stream.at };
  }
  let left = stream.below(total);
  let i = 0;
  while (left >= weights[i]!) left -= weights[i++]!;
  return { tag: among[i]!.tag, how: 'SCORED', at: stream.at };
};
