import type { Wanted } from './source.ts';

/** The flags that name a puzzle and how it is played, as they are typed. */
export interface PuzzleFlags extends Omit<Wanted, 'options'> {
  readonly literal?: boolean;
  readonly hidden?: boolean;
}

/** Whether a game has such a way to play is for the game to say. */
export const wantedBy = ({ literal, hidden, ...which }: PuzzleFlags): Wanted => ({
  ...which,
  options: { ...(literal ? { literal } : {}), ...(hidden ? { visibility: 'HIDDEN' } : {}) },
});
