import type { HintLevel } from './hint.ts';

/** What the solver found, and no more of it than was asked for. */
export interface Found {
  readonly level: HintLevel;
  readonly score: number;
  readonly card?: string;
  readonly line?: readonly string[];
  /** Found with everything in sight, as a solution is; a hint knows only what the player can. */
  readonly hindsight?: boolean;
}
