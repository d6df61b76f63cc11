import type { HintLevel, Json, Seed } from '@lockstep/kernel';
import type { Flags, Found } from '@lockstep/play';
import type { Wording } from '@lockstep/words';
import type { Position, Solution, Turn } from '../plumbing/worker/messages.ts';
import type { GameOf, Kinds, StepOf } from './kinds.ts';

/** What is locked: its id, what the host calls it, and why it is locked. */
export interface Subject {
  readonly target: string;
  readonly name: string;
  readonly line: string;
}

/** All that a Lock shows: enough to read while the rest of the game is loaded. */
export interface LockFacts<Setup> {
  readonly setup: Setup;
  readonly seed: Seed;
  /** Null for a puzzle that belongs to no date: nothing is recorded of it. */
  readonly date: string | null;
  readonly grade: { readonly number: number; readonly name: string } | null;
  readonly subject: Subject;
  /** What the player chose for this try on the Lock, where a game offers a choice. */
  readonly options: Json | null;
}

/** What is known of a date so far. */
export interface Records<Clear> {
  readonly firstClear: Clear | null;
  readonly best: Clear | null;
  readonly solutionShown: boolean;
  readonly streak: number;
}

/** The part of the worker a table uses. */
export interface Helper {
  hint(game: string, position: Position, level: HintLevel): Promise<Found>;
  solution(game: string, puzzle: Position): Promise<Solution>;
  turningPoint(game: string, position: Position): Promise<Turn | null>;
}

/** Where a host speaks. */
export interface Stage<Setup> {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly lock: string;
}

/** What the host has to say, at the Lock, before and after each step and to a request for help. */
export interface Speech<K extends Kinds> {
  now(stage: Stage<K['setup']>, steps: readonly StepOf<K>[], locked: boolean): K['line'];
  /** To the cards picked so far, where the host has something to say to those. */
  selection?(stage: Stage<K['setup']>, steps: readonly StepOf<K>[], picked: readonly string[]): K['line'] | null;
  remark(stage: Stage<K['setup']>, when: 'hint' | 'undo', nth: number, last: string): K['line'];
}

/** What a table knows of its game. */
export interface Playable<K extends Kinds> {
  readonly game: GameOf<K>;
  readonly wording: Wording<K['setup'], K['event'], K['clear']>;
  /** Before the first action, as hints are worded. */
  isOpening(view: K['view']): boolean;
}

/** A puzzle with all that a table shows of it. */
export interface Puzzle<K extends Kinds> extends LockFacts<K['setup']> {
  readonly of: Playable<K>;
  readonly seedText: string;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  readonly speech: Speech<K>;
  readonly records: Records<K['clear']>;
  readonly brain: Helper;
  faultWords(fault: unknown): string;
}

/** Where a table's changes go. */
export interface Keeper<Clear> {
  /** What is in the way of saving, if anything is. */
  save(replay: string, flags: Flags): Promise<'full' | 'elsewhere' | null>;
  solutionShown(): Promise<void>;
  /** The try at hand is given up: what was saved of it goes. */
  abandon(): Promise<void>;
  finish(clear: Clear | null, flags: Flags): Promise<Records<Clear>>;
}
