/** D05v2 §8: what the grades 1 to 5 are called, in every game with a Daily. */
export const GRADE_NAMES = ['Tutorial', 'Easy', 'Normal', 'Hard', 'Expert'] as const;
