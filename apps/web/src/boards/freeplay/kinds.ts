/** What the parts of this table are told; the screen that uses them knows the rules. */
export type Progress = 'done' | 'now' | 'ahead';
export type Result = 'cleared' | 'failed';

export interface Clause {
  readonly text: string;
  /** Whether the payload meets it; absent while nothing is attached. */
  readonly met?: boolean | null | undefined;
  /** Taken out by FLAG. */
  readonly struck?: boolean | undefined;
}

export interface Path {
  readonly number: number;
  readonly base: number;
  readonly clauses: readonly Clause[];
  /** The first that the payload satisfies. */
  readonly used?: boolean | undefined;
  /** How much longer it is declared, e.g. "2 turns". */
  readonly declared?: string | null | undefined;
}

export interface Factor {
  readonly value: string;
  readonly label: string;
}

export interface Stop {
  readonly kind: 'act' | 'boss' | 'cache';
  readonly name: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly state: Progress;
  readonly result?: Result | undefined;
}
