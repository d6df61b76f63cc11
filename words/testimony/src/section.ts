import type { Pack, Script } from '@lockstep/testimony';
import type { Section as AnySection } from '@lockstep/words';

/** The parts of FULL RULES, in reading order. */
export const SECTION_IDS = [
  'goal',
  'submission',
  'turn',
  'damage',
  'corroboration',
  'counters',
  'refutation',
  'scrutiny',
  'trust',
  'contradictions',
  'concerns',
  'visibility',
  'difficulty',
  'badges',
  'practice',
  'glossary',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;

/** What the rules are printed from: the pack, and the puzzle at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly puzzle?: Script | undefined;
}

/** What most sections are printed from: a puzzle is enough for them. */
export interface Numbers {
  readonly pack: Pick<Pack, 'tuning' | 'conflict'>;
  readonly puzzle?: Script | undefined;
}

/** A puzzle brings its own numbers and its own conflict table. */
export const tuningOf = ({ pack, puzzle }: Numbers) => (puzzle ?? pack).tuning;
