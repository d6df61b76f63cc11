import type { ClientModule, DailyModule, Json, Seed } from '@lockstep/kernel';
import type { Subject } from '../play/puzzle.ts';

/** What is said of a puzzle before it is opened, in the game's own words. */
export interface Outliner {
  /** From the newest pack and a setup, both as data. */
  subjectOf(pack: Json, setup: Json): Subject;
  seedLabel(seed: Seed): string;
  gradeName(grade: number): string;
}

/** What a game brings to the worker. Dealing comes first; the rest with the first question that needs it. */
export interface Dealer {
  dealing(): Promise<ClientModule>;
  outliner(): Promise<Outliner>;
  offers(): Promise<DailyModule>;
}
