import { HINT_LEVELS, type HintLevel } from './hint.ts';

/** P13, for one try: what has been used in it that counts against it. */
export interface Flags {
  readonly practice: boolean;
  /** The one free nudge is spent. */
  readonly nudged: boolean;
  /** Of the puzzle, not of the try: it stays through every retry. */
  readonly solutionShown: boolean;
  /** Of the puzzle too: what it hides was seen in another way of playing it. */
  readonly shown?: boolean;
  /** Nothing of the try is recorded although its reference would be: its chance was known beforehand. */
  readonly unrecorded?: boolean;
}

export const freshFlags = (solutionShown: boolean, shown = false): Flags => ({
  practice: solutionShown || shown,
  nudged: false,
  solutionShown,
  ...(shown ? { shown } : {}),
});

/** What turns a try into practice. */
export const PRACTICE_CAUSES = ['undo', 'nudge', 'card', 'line', 'solution', 'change'] as const;
export type PracticeCause = (typeof PRACTICE_CAUSES)[number];

/** What a step back would cost, if anything. */
export const undoCost = (flags: Flags): PracticeCause | null => (flags.practice ? null : 'undo');

export const afterUndo = (flags: Flags): Flags => ({ ...flags, practice: true });

/** What a hint would cost: the first nudge is free, and so is hearing again what was `heard` at this point of the try. */
export const hintCost = (flags: Flags, level: HintLevel, heard: HintLevel | null): PracticeCause | null => {
  if (heard !== null && HINT_LEVELS.indexOf(heard) >= HINT_LEVELS.indexOf(level)) return null;
  if (level === 'line') return flags.solutionShown ? null : 'line';
  if (flags.practice) return null;
  return level === 'nudge' ? (flags.nudged ? 'nudge' : null) : 'card';
};

export const afterHint = (flags: Flags, level: HintLevel, cost: PracticeCause | null): Flags => ({
  ...flags,
  practice: flags.practice || cost !== null,
  nudged: true,
  solutionShown: flags.solutionShown || level === 'line',
});

/** The solution of a puzzle: once it was shown, later tries are practice; in the middle of a try, that one is too. */
export const solutionCost = (flags: Flags, over: boolean): PracticeCause | null =>
  flags.solutionShown ? null : over ? 'solution' : 'line';

/** What would have been better names cards of a winning line, so it is a part of the solution. Only after the end. */
export const changeCost = (flags: Flags): PracticeCause | null => (flags.solutionShown ? null : 'change');

export const afterSolution = (flags: Flags, over: boolean): Flags => ({
  ...flags,
  practice: flags.practice || !over,
  solutionShown: true,
});

/** The next hint to offer: one level more than was heard here. */
export const nextHint = (heard: HintLevel | null): HintLevel =>
  HINT_LEVELS[Math.min(heard === null ? 0 : HINT_LEVELS.indexOf(heard) + 1, HINT_LEVELS.length - 1)]!;
