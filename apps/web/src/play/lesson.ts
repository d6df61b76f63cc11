/** A puzzle to learn by. */
export interface Lesson {
  /** Its file among the published puzzles of the game, and the end of its address. */
  readonly id: string;
  readonly title: string;
  /** The seed under which it plays out as it is told. */
  readonly seed: string;
  /** What it is about, of a puzzle that is played freely. */
  readonly idea?: string;
  /** Told step by step; none where it is played freely. */
  readonly steps: readonly {
    readonly says: string;
    readonly picks: readonly string[];
    /** Null where there is nothing to pick. */
    readonly action: string | null;
  }[];
}
