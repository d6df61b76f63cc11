import { counted } from './list.ts';

export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

const GRADE_NAME: { readonly [grade in Grade]: string } = {
  1: 'Gentle',
  2: 'Fair',
  3: 'Firm',
  4: 'Stubborn',
  5: 'Merciless',
};

/** P15: how few of the drafts can reach Gold. */
const GRADE_MEANS: { readonly [grade in Grade]: string } = {
  1: '60 or more drafts can reach Gold',
  2: '30 to 59 drafts can reach Gold',
  3: '12 to 29 drafts can reach Gold',
  4: '5 to 11 drafts can reach Gold',
  5: 'fewer than 5 drafts can reach Gold',
};

export const gradeName = (grade: Grade): string => GRADE_NAME[grade];

export const gradeWords = (grade: Grade): string =>
  `${GRADE_NAME[grade]}, ${counted(grade, 'lock')} of ${GRADES.length}: ${GRADE_MEANS[grade]}.`;
