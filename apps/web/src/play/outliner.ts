import type { Json, Seed } from '@lockstep/kernel';
import type { Subject } from './facts.ts';

/** What is said of a puzzle before it is opened, in the game's own words. */
export interface Outliner {
  /** From the newest pack and a setup, both as data. */
  subjectOf(pack: Json, setup: Json): Subject;
  seedLabel(seed: Seed): string;
  gradeName(grade: number): string;
}
