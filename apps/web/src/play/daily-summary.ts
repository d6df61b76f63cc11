import type { Seed } from '@lockstep/kernel';
import type { Subject } from './facts.ts';

/** What is said of a puzzle before it is opened, in the game's own words. */
// biome-ignore lint/suspicious/noExplicitAny: the worker's list of games has no common pack or setup; each was parsed by its game
export interface DailySummary<Pack = any, Script = any> {
  /** From the newest pack and a setup. */
  subjectOf(pack: Pack, setup: Script): Subject;
  seedLabel(seed: Seed): string;
  gradeName(grade: number): string;
}
