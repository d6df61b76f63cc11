import type { Pin, Verdict } from '@lockstep/forge';
import type { Json, Mismatch, Result, Source } from '@lockstep/kernel';
import type { Change, Entry, HintLevel, Ref, SolverAnswer } from '@lockstep/play';
import type { Subject } from '../../play/facts.ts';

/** A reference made whole, ready to play. */
export interface OpenedRef {
  readonly setup: Json;
  /** Sixteen hex digits; null where the player brings one or draws a fresh one. */
  readonly seed: string | null;
  /** SHA-256 of the pack it comes from; null while that one is not published. */
  readonly pack: string | null;
  /** How a replay names it; null where it has to carry the whole setup. */
  readonly source: Source | null;
  /** Of a lesson; what is said of a Daily is in its outline. */
  readonly subject: Subject | null;
}

/** The puzzle of a date. */
export interface DailyInfo {
  readonly date: string;
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

/** What is said of a Daily before it is opened. */
export interface Outline {
  /** Tells whether two people have the same puzzle. */
  readonly label: string;
  readonly grade: number;
  readonly gradeName: string;
  readonly target: string;
  /** What the host calls it. */
  readonly name: string;
  readonly line: string;
}

/** The outlines of all scheduled dates, day by day, as the build writes them down. */
export interface Outlines {
  readonly first: string;
  readonly gradeNames: { readonly [grade: number]: string };
  readonly subjects: readonly Pick<Outline, 'target' | 'name' | 'line'>[];
  readonly days: readonly (readonly [label: string, grade: number, subject: number])[];
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

/** What a played line is measured against after its end. It names no card, so it gives nothing away. */
export interface Analysis {
  /** What a best line scores. */
  readonly best: number;
  /** The game's progress measure (Resistance) in the view, at the start and after each step: of the line, and of a best one. */
  readonly played: readonly number[];
  readonly bestLine: readonly number[];
  /** After which step, from 0, the end that was wanted went out of reach; null where it never did. */
  readonly lostAt: number | null;
  /** The score that was wanted: an excellent one, or of a lost line any win. */
  readonly wanted: number;
}

/** A setup with its ids resolved, and the pack it comes from where that one is published. */
export interface ResolvedSetup {
  readonly setup: Json;
  readonly pack: string | null;
}

/** A replay that is genuine: what it was played with, and what it proves. */
export interface VerifiedReplay {
  readonly setup: Json;
  readonly seed: string;
  readonly verdict: Verdict;
}

/** Which bot plays each seat that has no person. */
export type Bots = { readonly [seat: number]: string };

/** Every question the worker answers, each about the game it names. */
export interface Questions {
  /** Everything that has to be known to play a Daily, a lesson or a scene; what of `past` games goes on into a scene is part of it. */
  open(ref: Ref, past?: readonly Entry[]): OpenedRef;
  /**
   * With options it is the same puzzle under other terms, where the game knows such; with the hash of an earlier edition, what the date
   * was under that, for replays of it.
   */
  daily(game: string, date: string, options?: Json | null, pack?: string | null): DailyInfo;
  outline(game: string, date: string): Outline;
  schedule(game: string): readonly ScheduledDay[];
  /** The newest edition's, for the game itself to read. */
  pack(game: string): Json;
  /** From the newest pack, or from the one with this hash. */
  resolve(game: string, written: Json, pack?: string | null): ResolvedSetup;
  /** Plays a replay again, or tells where it stops being true. */
  verify(game: string, text: string): Result<VerifiedReplay, Mismatch>;
  /** In a game of chance `adviser` is the bot whose futures it is made of. */
  hint(game: string, position: Position, level: HintLevel, adviser?: string): SolverAnswer;
  solution(game: string, puzzle: Omit<Position, 'actions'>): Solution;
  analysis(game: string, position: Position): Analysis;
  change(game: string, position: Position): Change | null;
  /** What the bots do until it is a person's move again, a line each. Sealed ones are among them. */
  bots(game: string, position: Position, bots: Bots): readonly string[];
}

export type Question = keyof Questions;

/** The questions as the page asks them and as the worker's handlers answer them. */
export type WorkerApi = {
  readonly [what in Question]: (...given: Parameters<Questions[what]>) => Promise<ReturnType<Questions[what]>>;
};

export const FAULTS = [
  'unreachable',
  'not-as-pinned',
  'died',
  'too-early',
  'none-found',
  'gave-up',
  'internal',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Why there is no answer. The screen words it by its code; `says` is for a report. */
export class WorkerError extends Error {
  readonly code: FaultCode;
  readonly says: string;
  constructor(code: FaultCode, says: string) {
    super(`${code}: ${says}`);
    this.name = 'WorkerError';
    this.code = code;
    this.says = says;
  }
}

export interface WorkerRequest {
  readonly id: number;
  readonly what: Question;
  readonly with: readonly unknown[];
}

export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly code: FaultCode; readonly says: string };
