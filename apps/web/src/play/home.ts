import type { FinishedTry } from '@lockstep/play';
import type { Component } from 'svelte';

/** Under which name tries are recorded, and what to call them where a game keeps several apart. */
export interface NamedLedger {
  readonly id: string;
  readonly name: string;
  /** What it holds, in a sentence. */
  readonly says?: string;
}

/** What home and the lists of dates show of a game. Small: those of all games are loaded together, before anything else of them. */
export interface HomeCard {
  readonly title: string;
  /** What the button of home says. */
  readonly play: string;
  readonly ledgers: readonly NamedLedger[];
  entryWords(entry: FinishedTry): string;
  /** First clears are counted by a fact of theirs: a bar for each of its values, those beyond `least` only once they occur. */
  readonly spread: {
    readonly fact: string;
    readonly title: string;
    readonly values: readonly number[];
    readonly least: number;
  };
  readonly Face: Component<{ cleared: boolean }>;
  readonly Mark: Component<{ entry: FinishedTry; size: number }>;
}

/** The door on home to a game with a shelf. */
export interface Door {
  readonly title: string;
  readonly kind: string;
  readonly says: string;
  readonly path: string;
  /** The way to the shelf, where the first does not lead there. */
  readonly shelf: { readonly says: string; readonly path: string } | null;
  /** A drawing of one line, 24 × 24. */
  readonly glyph: string;
}
