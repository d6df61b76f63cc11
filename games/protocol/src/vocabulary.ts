export { TRUSTS, type Trust } from '@lockstep/cards';

export const RESONANCE_TAGS = ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY'] as const;
export const TAGS = [
  ...RESONANCE_TAGS,
  'SELF_REPORT',
  'FOOD',
  'HEALTH',
  'MEDIA',
  'POLICY',
  'SYSTEM_LOG',
  'MOOD',
  'PRIVACY',
] as const;
export type Tag = (typeof TAGS)[number];

export const TRAITS = ['TIMESTAMPED', 'EDITABLE', 'CORROBORATABLE', 'HASHED', 'REDACTED', 'SOURCE_TRUSTED'] as const;
export type Trait = (typeof TRAITS)[number];

export const MEDALS = ['GOLD', 'SILVER', 'BRONZE'] as const;
export type Medal = (typeof MEDALS)[number];

/** What is kept of a try is numbers. */
const STARS: { readonly [medal in Medal]: number } = { GOLD: 3, SILVER: 2, BRONZE: 1 };

export const starsOf = (medal: Medal | null): number => (medal ? STARS[medal] : 0);

export const medalOfStars = (stars: number): Medal | null => MEDALS.find((medal) => STARS[medal] === stars) ?? null;

/** The Lock comes before these, on the shell's own screen: pressing START changes nothing in the rules. */
export const PHASES = ['draft', 'solve', 'result'] as const;
export type Phase = (typeof PHASES)[number];

export const KINDS = ['draft', 'submit', 'scan'] as const;
export type Kind = (typeof KINDS)[number];

/** Places of a deal: a set of cards is a number with one bit a place. */
export const MOST_CARDS = 12;
export const PAYLOAD_SLOTS = 2;
export const SCAN_SLOTS = 2;
