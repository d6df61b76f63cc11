import type { Tuning } from '@lockstep/battle';

/** What the rules are printed from: the numbers of a pack, or of the battle at hand. */
export interface Rules {
  readonly battle: Tuning;
}

export const SECTION_IDS = [
  'goal',
  'turn',
  'play',
  'windows',
  'choices',
  'spark',
  'zones',
  'words',
  'numbers',
  'actions',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
