import { DIFFICULTIES, type Difficulty, type DifficultyRow } from '@lockstep/testimony';
import { counted } from '@lockstep/words';
import { DIFFICULTY_NAME } from './card.ts';

/** Grades are the rows of D05v2 §8, easiest first. */
const difficultyOf = (grade: number): Difficulty => DIFFICULTIES[grade - 1] ?? DIFFICULTIES[0];

export const gradeName = (grade: number): string => DIFFICULTY_NAME[difficultyOf(grade)];

/** "6 cards, 3 concerns, Resistance 35, 2 counters, 1 trap, 6 turns" */
export const rowWords = ({ cards, concerns, resistance, counters, traps, turns }: DifficultyRow): string =>
  [
    counted(cards, 'card'),
    counted(concerns, 'concern'),
    `Resistance ${resistance}`,
    counted(counters, 'counter'),
    ...(traps === 0 ? ['no trap'] : [counted(traps, 'trap')]),
    counted(turns, 'turn'),
  ].join(', ');

export const gradeWords = (grade: number, rows: readonly DifficultyRow[] = []): string => {
  const id = difficultyOf(grade);
  const row = rows.find((one) => one.id === id);
  const place = `${DIFFICULTY_NAME[id]}, ${DIFFICULTIES.indexOf(id) + 1} of ${DIFFICULTIES.length}`;
  return row ? `${place}: ${rowWords(row)}.` : `${place}.`;
};
