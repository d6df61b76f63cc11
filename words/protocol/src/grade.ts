import { GRADE_DRAFTS } from '@lockstep/protocol';
import { counted } from '@lockstep/words';

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
const gradeMeans = (grade: Grade): string => {
  const [least, most] = [GRADE_DRAFTS[grade - 1], GRADE_DRAFTS[grade - 2]];
  if (most === undefined) return `${least} or more drafts can reach Gold`;
  if (least === undefined) return `fewer than ${most} drafts can reach Gold`;
  return `${least} to ${most - 1} drafts can reach Gold`;
};

export const gradeName = (grade: Grade): string => GRADE_NAME[grade];

export const gradeWords = (grade: Grade): string =>
  `${GRADE_NAME[grade]}, ${counted(grade, 'lock')} of ${GRADES.length}: ${gradeMeans(grade)}.`;
