import type { HintLevel } from './hint.ts';

/** The smallest change of a played line that would have kept a better end open: one action, as few cards of it as possible. */
export interface Change {
  /** How many steps came before it. */
  readonly step: number;
  readonly played: string;
  readonly instead: string;
  /** What could have been scored with it. */
  readonly score: number;
  /** What would have followed. */
  readonly line: readonly string[];
}

/** What the solver found, and no more of it than was asked for. */
export interface SolverAnswer {
  readonly level: HintLevel;
  readonly score: number;
  readonly card?: string;
  readonly line?: readonly string[];
  /** Found with everything in sight, as a solution is; a hint knows only what the player can. */
  readonly hindsight?: boolean;
  /** In a game of chance: what a search by futures would do, with chances in thousandths. */
  readonly advice?: {
    readonly action: string;
    readonly chance: number;
    readonly futures: number;
    readonly instead: string | null;
    readonly insteadChance: number;
  };
}
