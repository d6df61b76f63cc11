import { GRADE_DRAFTS } from '@lockstep/protocol';
import { counted } from '@lockstep/words';
import { GRADES, type Grade, gradeName } from './grade-name.ts';

/** P15: how few of the drafts can reach Gold. */
const gradeMeans = (grade: Grade): string => {
  const [least, most] = [GRADE_DRAFTS[grade - 1], GRADE_DRAFTS[grade - 2]];
  if (most === undefined) return `${least} or more drafts can reach Gold`;
  if (least === undefined) return `fewer than ${most} drafts can reach Gold`;
  return `${least} to ${most - 1} drafts can reach Gold`;
};

export const gradeWords = (grade: Grade): string =>
  `${gradeName(grade)}, ${counted(grade, 'lock')} of ${GRADES.length}: ${gradeMeans(grade)}.`;
