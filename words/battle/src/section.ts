import type { Pack, Setup, Tuning } from '@lockstep/battle';

/** What the rules are printed from: a pack, and the battle at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly setup: Setup | undefined;
}

export const tuningOf = ({ pack, setup }: Rules): Tuning => setup?.tuning ?? pack.battle;

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
