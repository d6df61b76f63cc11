/** One try that ended. */
export interface FinishedTry {
  readonly kind: 'finished';
  readonly game: string;
  readonly daily: string;
  /** The player's own date when it ended. */
  readonly on: string;
  readonly won: boolean;
  /** An undo or more than a nudge was used, or the solution was known: it records nothing. */
  readonly practice: boolean;
  /** How good a clear is, most telling number first, more is better. */
  readonly merit: readonly number[];
  /** What a screen shows of it: turns left, Scrutiny peak, Audits … */
  readonly facts: { readonly [fact: string]: number };
  /** The whole try, so that its end can be looked at, shared and analysed later. Entries of earlier versions have none. */
  readonly replay?: string;
}

export interface SolutionShown {
  readonly kind: 'solution-shown';
  readonly game: string;
  readonly daily: string;
}

/** The journal of a player only grows; records, streaks and statistics are worked out from it. */
export type Entry = FinishedTry | SolutionShown;

/** P13: what counts as cleared. */
export const isClear = (entry: Entry): entry is FinishedTry =>
  entry.kind === 'finished' && entry.won && !entry.practice;

/** A try that is not over: its replay so far, whether it counts, and whether its free nudge is spent. */
export interface SavedTry {
  readonly replay: string;
  readonly practice: boolean;
  readonly nudged: boolean;
  readonly unrecorded?: boolean;
}

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

export const isEntry = (value: unknown): value is Entry => {
  if (!isFields(value) || typeof value.game !== 'string' || typeof value.daily !== 'string') return false;
  if (value.kind === 'solution-shown') return true;
  const { kind, on, won, practice, merit, facts, replay } = value;
  if (kind !== 'finished' || typeof on !== 'string' || typeof won !== 'boolean' || typeof practice !== 'boolean')
    return false;
  if (replay !== undefined && typeof replay !== 'string') return false;
  return Array.isArray(merit) && merit.every(isWhole) && isFields(facts) && Object.values(facts).every(isWhole);
};

export const isSaved = (value: unknown): value is SavedTry =>
  isFields(value) &&
  typeof value.replay === 'string' &&
  typeof value.practice === 'boolean' &&
  typeof value.nudged === 'boolean' &&
  (value.unrecorded === undefined || typeof value.unrecorded === 'boolean');
