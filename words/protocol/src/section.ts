import type { Section as AnySection } from '@lockstep/words';

/** The parts of FULL RULES, in reading order. The seven of D29 §17 keep theirs. */
export const SECTION_IDS = [
  'goal',
  'draft',
  'payload',
  'protocols',
  'compliance',
  'resonance',
  'scrutiny',
  'scan',
  'medals',
  'practice',
  'glossary',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;
