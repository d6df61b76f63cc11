import {
  type Card,
  CLAIM_KINDS,
  type Claim,
  type Difficulty,
  type Mood,
  type Proof,
  type Visibility,
} from '@lockstep/testimony';
import { GRADE_NAMES, listed } from '@lockstep/words';

export const claimsOf = ({ claims }: Card): readonly Claim[] => CLAIM_KINDS.flatMap((kind) => claims[kind] ?? []);

/** Claims as D05v2 prints them, in capitals; two words are two words. */
export const CLAIM_WORD: { readonly [claim in Claim]: string } = {
  HOME: 'HOME',
  BEDROOM: 'BEDROOM',
  KITCHEN: 'KITCHEN',
  LIVING_ROOM: 'LIVING ROOM',
  BATHROOM: 'BATHROOM',
  GYM: 'GYM',
  WORK: 'WORK',
  COFFEE_SHOP: 'COFFEE SHOP',
  OUTSIDE: 'OUTSIDE',
  AWAKE: 'AWAKE',
  ASLEEP: 'ASLEEP',
  DROWSY: 'DROWSY',
  ALERT: 'ALERT',
  ACTIVE: 'ACTIVE',
  IDLE: 'IDLE',
  WALKING: 'WALKING',
  SLEEPING: 'SLEEPING',
  SITTING: 'SITTING',
  EXERCISING: 'EXERCISING',
  EATING: 'EATING',
};

export const claimWords = (claims: readonly Claim[], last = 'and'): string =>
  listed(
    claims.map((claim) => CLAIM_WORD[claim]),
    last,
  );

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

/** How her face is described to someone who does not see it. */
export const MOOD_NAME: { readonly [mood in Mood]: string } = {
  NEUTRAL: 'neutral',
  CURIOUS: 'curious',
  SUSPICIOUS: 'suspicious',
  BLOCKED: 'not having it',
  GRUDGING: 'grudging',
  IMPRESSED: 'impressed',
  RESIGNED: 'resigned',
  SMUG: 'smug',
};
