import { integer } from '@lockstep/shape';
import * as v from 'valibot';

/** P15: Gold drafts that make grade 1, 2, 3 and 4; with fewer it is 5. */
export const GRADE_DRAFTS = [60, 30, 12, 5] as const;

/** Any Daily has at least and at most so many. */
export const GOLD_DRAFTS = { least: 2, most: 92 } as const;

export const gradeOf = (drafts: number): number => {
  const at = GRADE_DRAFTS.findIndex((least) => drafts >= least);
  return at < 0 ? GRADE_DRAFTS.length + 1 : at + 1;
};

/** How many Gold drafts a Daily of the grade has; of any grade, where none is asked for. */
export const draftsOf = (grade: number | undefined): readonly [least: number, most: number] => {
  const { least, most } = GOLD_DRAFTS;
  if (grade === undefined) return [least, most];
  const easier = GRADE_DRAFTS[grade - 2];
  return [GRADE_DRAFTS[grade - 1] ?? least, easier === undefined ? most : easier - 1];
};

const GRADE = integer(1, GRADE_DRAFTS.length + 1);

/** P16: what a Daily of an edition with a week promises beyond every Daily. */
export const AIMS = v.strictObject({
  grade: v.optional(GRADE),
  /** Gold asks for a SKETCHY card: the safe lines reach Silver at best. */
  risk: v.optional(v.boolean()),
});

/** P16: one row for each weekday, Monday first. */
export const WEEK = v.pipe(v.array(v.strictObject({ grade: GRADE, risk: v.boolean() })), v.length(7));
