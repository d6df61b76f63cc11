import type { DayRow } from '@lockstep/api';
import { OTHERS } from '../strings/others.ts';
import { PEOPLE } from '../strings/people.ts';

/** A run of a date tells of moves, a Daily of its rank and turns. */
export const resultWords = ({ won, rank, turns }: Pick<DayRow, 'won' | 'rank' | 'turns'>): string => {
  if (rank === 'WON') return PEOPLE.runs.won(turns);
  if (rank === 'LOST') return PEOPLE.runs.lost(turns);
  return won ? OTHERS.won(rank, turns) : PEOPLE.lost;
};
