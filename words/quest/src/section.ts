import type { Pack, Setup } from '@lockstep/quest';
import type { Section as AnySection } from '@lockstep/words';

/** What the rules are printed from: the pack, and the quest at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly setup?: Setup | undefined;
}

/** The quest's own parts; those of the battle and of the draft follow them, each under its game's name. */
export const SECTION_IDS = [
  'goal',
  'roads',
  'doors',
  'sites',
  'bargains',
  'forms',
  'deck',
  'opponents',
  'levels',
  'openings',
  'today',
  'actions',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;

/** The tables in play: the quest's own where there is one. */
export const tablesOf = ({ pack, setup }: Rules) => setup?.script ?? pack;
