import type { Tuning } from './tuning.ts';

/** E1: the highest degree there is. */
export const MAX_DEGREE = 4;

const clamp = (degree: number): number => Math.max(-MAX_DEGREE, Math.min(MAX_DEGREE, degree));

/** E1: margin to degree of success, signed. */
export const degreeOf = (margins: readonly number[], margin: number): number => {
  const size = margin < 0 ? -margin : margin;
  let degree = 0;
  while (degree < MAX_DEGREE && size >= margins[degree]!) degree += 1;
  return margin < 0 ? 0 - degree : degree;
};

/** E1: a natural 20 is one more for its side, a natural 1 one less. */
export const naturalOf = (d20: number): number => (d20 === 20 ? 1 : d20 === 1 ? -1 : 0);

export const withNaturals = (margins: readonly number[], margin: number, naturals: number): number =>
  clamp(degreeOf(margins, margin) + naturals) || 0;

/** E3: what a hit comes to, from the degree of contact and that of resistance. A perfect resistance takes some off whatever the contact. */
export const failureDegree = (
  { perfect_from, perfect_less }: Pick<Tuning, 'perfect_from' | 'perfect_less'>,
  contact: number,
  resisted: number,
): number => {
  if (contact < 1) return 0;
  const perfect = perfect_from > 0 && resisted >= perfect_from ? perfect_less : 0;
  return Math.max(0, Math.min(MAX_DEGREE, Math.max(0, 0 - resisted) + contact - 1) - perfect);
};
