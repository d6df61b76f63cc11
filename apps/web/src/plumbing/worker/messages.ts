import type { Pin } from '@lockstep/forge';
import type { HintLevel, Json } from '@lockstep/kernel';
import type { Tuning } from '@lockstep/protocol';
import type { Hint } from '@lockstep/words-protocol';

/** The puzzle of a date, ready to play. */
export interface DailyInfo {
  readonly date: string;
  /** The device that is locked. */
  readonly target: string;
  readonly setup: Json;
  /** Sixteen hex digits. */
  readonly seed: string;
  /** SHA-256 of the pack it was dealt from. */
  readonly pack: string;
  readonly pin: Pin;
  /** False beyond the schedule, where the puzzle was searched for just now. */
  readonly pinned: boolean;
}

export interface ScheduledDay {
  readonly date: string;
  readonly grade: number;
}

export interface LockInfo {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

export interface Position {
  /** Parsed again by the worker. */
  readonly setup: unknown;
  readonly seed: string;
  readonly actions: readonly string[];
}

export interface Solution {
  readonly score: number;
  readonly line: readonly string[];
}

/** The first step that gave up a better end, what to do there instead, and the score that was open till then. */
export interface Turn {
  readonly step: number;
  readonly instead: string;
  readonly score: number;
}

/** Every question the worker answers. */
export interface Questions {
  daily(date: string): DailyInfo;
  schedule(): readonly ScheduledDay[];
  locks(): readonly LockInfo[];
  /** The numbers of the newest edition, for the rules screen. */
  tuning(): Tuning;
  hint(position: Position, level: HintLevel): Hint;
  solution(puzzle: Omit<Position, 'actions'>): Solution;
  turningPoint(position: Position): Turn | null;
}

export type Question = keyof Questions;

export const FAULTS = ['unreachable', 'not-as-pinned', 'died', 'too-early', 'none-found', 'internal'] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Why there is no answer. The screen words it by its code; `says` is for a report. */
export class BrainFault extends Error {
  readonly code: FaultCode;
  readonly says: string;
  constructor(code: FaultCode, says: string) {
    super(`${code}: ${says}`);
    this.name = 'BrainFault';
    this.code = code;
    this.says = says;
  }
}

export interface Asked {
  readonly id: number;
  readonly what: Question;
  readonly with: readonly unknown[];
}

export type Answered =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly code: FaultCode; readonly says: string };
