import { GRADE_NAMES } from '@lockstep/words';

export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

export const gradeName = (grade: Grade): string => GRADE_NAMES[grade - 1]!;
