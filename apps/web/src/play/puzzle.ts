import type { HintLevel, Json, Moment, Seed } from '@lockstep/kernel';
import type { Flags } from '@lockstep/progress';
import type { Event, Setup, State } from '@lockstep/protocol';
import type { Clear, Grade, Hint, Line, Stage } from '@lockstep/words-protocol';

/** What is known of a date so far. */
export interface Records {
  readonly firstClear: Clear | null;
  readonly best: Clear | null;
  readonly solutionShown: boolean;
  readonly streak: number;
}

export interface Position {
  readonly setup: Setup['puzzle'];
  readonly seed: string;
  readonly actions: readonly string[];
}

/** The part of the worker a table uses. */
export interface Helper {
  hint(position: Position, level: HintLevel): Promise<Hint>;
  turningPoint(position: Position): Promise<{ step: number; instead: string; score: number } | null>;
}

/** What AURA has to say, at the Lock, over the draft, after each step and to a request for help. */
export interface Speech {
  now(stage: Stage, steps: readonly Moment<State, Event>[], locked: boolean): Line;
  remark(stage: Stage, when: 'hint' | 'undo', nth: number, last: string): Line;
}

/** A puzzle with all that a table shows of it. */
export interface Puzzle {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly seedText: string;
  /** Null for a puzzle that belongs to no date: nothing is recorded of it. */
  readonly date: string | null;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  readonly grade: Grade | null;
  readonly lock: { readonly name: string; readonly line: string };
  readonly speech: Speech;
  readonly records: Records;
  readonly brain: Helper;
  faultWords(fault: unknown): string;
}

/** Where a table's changes go. */
export interface Keeper {
  /** What is in the way of saving, if anything is. */
  save(replay: string, flags: Flags): Promise<'full' | 'elsewhere' | null>;
  solutionShown(): Promise<void>;
  /** The try at hand is given up: what was saved of it goes. */
  abandon(): Promise<void>;
  finish(clear: Clear | null, flags: Flags): Promise<Records>;
}
