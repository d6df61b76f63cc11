import { type Technique, tagValue } from './technique.ts';
import { DOMAIN_STATES, PILLARS } from './vocabulary.ts';

/** A technique with its tags read. */
export interface Kit extends Technique {
  readonly index: number;
  readonly at: number;
  readonly reach: number;
  readonly area: number;
  readonly light: boolean;
  readonly accurate: boolean;
  readonly piercing: number;
  readonly brutal: number;
  readonly lingering: number;
  readonly exploit: boolean;
  readonly improved: boolean;
  readonly sustained: boolean;
  readonly shared: boolean;
  readonly unbound: boolean;
  readonly prepared: boolean;
  /** The tracks it marks on its user, one bit each. */
  readonly costs: number;
  readonly needsState: number;
}

/** `at` is the place of its pillar. */
export const makeKit = (technique: Technique, index: number): Kit => ({
  ...technique,
  index,
  at: PILLARS.indexOf(technique.pillar),
  reach: tagValue(technique, 'reach'),
  area: tagValue(technique, 'area'),
  light: tagValue(technique, 'light') > 0,
  accurate: tagValue(technique, 'accurate') > 0,
  piercing: tagValue(technique, 'piercing'),
  brutal: tagValue(technique, 'brutal'),
  lingering: tagValue(technique, 'lingering'),
  exploit: tagValue(technique, 'exploit') > 0,
  improved: tagValue(technique, 'improved-reaction') > 0,
  sustained: tagValue(technique, 'sustained') > 0,
  shared: tagValue(technique, 'shared') > 0,
  unbound: tagValue(technique, 'unbound') > 0,
  prepared: tagValue(technique, 'prepared') > 0,
  costs:
    tagValue(technique, 'tiring') | (tagValue(technique, 'traceable') << 1) | (tagValue(technique, 'backlash') << 2),
  needsState: DOMAIN_STATES.indexOf(technique.needs),
});
