import type { Json } from '@lockstep/kernel';
import type { Finished } from '@lockstep/play';
import type { AnyWording } from '@lockstep/words';
import type { Component, Snippet } from 'svelte';
import type { GameOf, Kinds } from '../play/kinds.ts';
import type { LockFacts, Playable, Speech, Subject } from '../play/puzzle.ts';
import type { Table } from '../play/table.svelte.ts';

/** Under which name tries are recorded, and what to call them where a game keeps several apart. */
export interface Ledger {
  readonly id: string;
  readonly name: string;
}

/** Home and the lists of dates. Small: those of all games are loaded together, before anything else of them. */
export interface Plate {
  readonly title: string;
  /** What the button of home says. */
  readonly play: string;
  readonly ledgers: readonly Ledger[];
  entryWords(entry: Finished): string;
  /** First clears are counted by a fact of theirs: a bar for each of its values, those beyond `least` only once they occur. */
  readonly spread: {
    readonly fact: string;
    readonly title: string;
    readonly values: readonly number[];
    readonly least: number;
  };
  readonly Face: Component<{ cleared: boolean }>;
  readonly Mark: Component<{ entry: Finished; size: number }>;
}

/** The first screen of a Daily. */
export interface LockPart<K extends Kinds> {
  readonly game: GameOf<K>;
  readonly Lock: Component<{
    facts: LockFacts<K['setup']>;
    line: K['line'] | null;
    onstart: () => void;
    /** Deals the date anew with these options. Only before the first action. */
    onoptions: ((options: Json) => void) | null;
  }>;
}

/** A try: loaded while the Lock is looked at. */
export interface TablePart<K extends Kinds> extends LockPart<K>, Playable<K> {
  readonly ledgers: readonly Ledger[];
  /** From the newest pack and a setup, both as data. */
  subjectOf(pack: Json, setup: Json): Subject;
  /** A new phase begins at the top of its screen, with its heading read. */
  phaseOf(view: K['view']): string;
  openSpeech(): Promise<Speech<K>>;
  /** Instead of her words where they cannot be had. */
  readonly silence: K['line'];
  turns(): Promise<Component<{ table: Table<K> }>>;
  result(): Promise<Component<{ table: Table<K> }>>;
  /** The table of a replay, with the controls of the replay in its middle. */
  scene(): Promise<Component<{ view: K['view']; children: Snippet }>>;
}

/** A puzzle to learn by. */
export interface Lesson {
  /** Its file among the published puzzles of the game, and the end of its address. */
  readonly id: string;
  readonly title: string;
  /** The seed under which it plays out as it is told. */
  readonly seed: string;
  /** What it is about, beside a puzzle that is played freely. */
  readonly idea?: string;
  /** Told step by step; none where it is played freely. */
  readonly steps: readonly {
    readonly says: string;
    readonly picks: readonly string[];
    /** Null where there is nothing to pick. */
    readonly action: string | null;
  }[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common kinds
export type AnyLockPart = LockPart<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTablePart = TablePart<any>;

/** What a game brings to the page, each part loaded when it is needed. */
export interface Parts {
  plate(): Promise<Plate>;
  lock(): Promise<AnyLockPart>;
  table(): Promise<AnyTablePart>;
  wording(): Promise<AnyWording>;
  /** In the order in which they teach. One alone is entered at once. */
  lessons(): Promise<readonly Lesson[]>;
}
