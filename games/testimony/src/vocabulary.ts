export const PROOFS = ['IDENTITY', 'ALERTNESS', 'LOCATION', 'INTENT', 'LIVENESS'] as const;
/** What a card can prove, and so what KOA can be concerned about. */
export type Proof = (typeof PROOFS)[number];

export { TRUSTS, type Trust } from '@lockstep/cards';

export const LOCATIONS = [
  'HOME',
  'BEDROOM',
  'KITCHEN',
  'LIVING_ROOM',
  'BATHROOM',
  'GYM',
  'WORK',
  'COFFEE_SHOP',
  'OUTSIDE',
] as const;
export type Location = (typeof LOCATIONS)[number];

export const STATES = ['AWAKE', 'ASLEEP', 'DROWSY', 'ALERT', 'ACTIVE', 'IDLE'] as const;
export type Condition = (typeof STATES)[number];

export const ACTIVITIES = ['WALKING', 'SLEEPING', 'SITTING', 'EXERCISING', 'EATING'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** The three claims that can be shared or can conflict; a value belongs to one of them only. */
export const CLAIM_KINDS = ['location', 'state', 'activity'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const CLAIMS = [...LOCATIONS, ...STATES, ...ACTIVITIES] as const;
export type Claim = (typeof CLAIMS)[number];

/** T10: states in which a card may speak of alertness. */
export const ALERT_STATES: readonly Condition[] = ['AWAKE', 'ALERT', 'ACTIVE'];

export const SEVERITIES = ['NONE', 'MINOR', 'MAJOR'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const VISIBILITIES = ['FULL', 'HIDDEN'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** D05v2 §8, easiest first. */
export const DIFFICULTIES = ['TUTORIAL', 'EASY', 'NORMAL', 'HARD', 'EXPERT'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** T12, in no order; `mood.ts` has their precedence. */
export const MOODS = [
  'NEUTRAL',
  'CURIOUS',
  'SUSPICIOUS',
  'BLOCKED',
  'GRUDGING',
  'IMPRESSED',
  'RESIGNED',
  'SMUG',
] as const;
export type Mood = (typeof MOODS)[number];

export const BADGES = ['PERFECT', 'REFUTER', 'FLAWLESS', 'CLUTCH'] as const;
export type Badge = (typeof BADGES)[number];

/** Badges as one number, bit by bit: what is kept of a try is numbers. */
export const badgeNumber = (badges: readonly Badge[]): number =>
  BADGES.reduce((bits, badge, i) => (badges.includes(badge) ? bits | (1 << i) : bits), 0);

export const badgesFrom = (bits: number): readonly Badge[] => BADGES.filter((_, i) => (bits >> i) & 1);

/** Places of a deal: a set of cards is a number with one bit a place. */
export const MOST_CARDS = 10;
/** Three bits a card name the counter that contests it; the last value means an unseen one. */
export const MOST_COUNTERS = 6;
