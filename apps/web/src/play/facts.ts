import type { Json, Seed } from '@lockstep/kernel';
import type { Ref } from '@lockstep/play';

/** What is locked: its id, what the host calls it, and why it is locked. */
export interface Subject {
  readonly target: string;
  readonly name: string;
  readonly line: string;
}

/** What is known of a game before its first action, apart from its setup: enough for an intro. */
export interface Facts {
  readonly ref: Ref;
  readonly seed: Seed;
  /** Sixteen hex digits. */
  readonly seedText: string;
  /** Null for a game that belongs to no date. */
  readonly date: string | null;
  readonly grade: { readonly number: number; readonly name: string } | null;
  readonly subject: Subject | null;
  /** What the player chose for this try on the intro, where the game offers a choice. */
  readonly options: Json | null;
  /** A reference names the chance too, so that to begin again is to begin the same. */
  readonly fixed: boolean;
}
