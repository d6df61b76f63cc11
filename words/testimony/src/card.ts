import type { Difficulty, Proof, Visibility } from '@lockstep/testimony';
import { GRADE_NAMES } from '@lockstep/words';

/** What KOA asks herself about each concern. */
export const PROOF_ASKS: { readonly [proof in Proof]: string } = {
  IDENTITY: 'Was it you?',
  ALERTNESS: 'Were you awake, and quite aware of it?',
  LOCATION: 'Were you where you say you were?',
  INTENT: 'Did you mean to?',
  LIVENESS: 'Was anybody alive there at all?',
};

export const DIFFICULTY_NAME: { readonly [difficulty in Difficulty]: string } = {
  TUTORIAL: GRADE_NAMES[0],
  EASY: GRADE_NAMES[1],
  NORMAL: GRADE_NAMES[2],
  HARD: GRADE_NAMES[3],
  EXPERT: GRADE_NAMES[4],
};

export const VISIBILITY_MEANS: { readonly [visibility in Visibility]: string } = {
  FULL: 'all Counter-Evidence is visible from turn 1',
  HIDDEN: 'each counter is shown only once it is played or refuted',
};
