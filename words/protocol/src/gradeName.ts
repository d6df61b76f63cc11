export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

const GRADE_NAME: { readonly [grade in Grade]: string } = {
  1: 'Gentle',
  2: 'Fair',
  3: 'Firm',
  4: 'Stubborn',
  5: 'Merciless',
};

export const gradeName = (grade: Grade): string => GRADE_NAME[grade];
