import { type Pack, playedTuning, type Setup, type Tuning } from '@lockstep/encounter';
import type { Section as AnySection } from '@lockstep/words';

/** The parts of FULL RULES, in reading order. */
export const SECTION_IDS = [
  'goal',
  'beats',
  'dice',
  'checks',
  'clocks',
  'tags',
  'round',
  'tempo',
  'intent',
  'actions',
  'zones',
  'effect',
  'ladders',
  'reactions',
  'prepare',
  'nuance',
  'pressure',
  'recovery',
  'serial',
  'domains',
  'techniques',
  'learned',
  'people',
  'ratings',
  'roles',
  'difficulty',
  'knowing',
  'glossary',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;

/** What the rules are printed from: the pack, and the scene at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly setup?: Setup | undefined;
}

/** A scene may bring numbers, techniques and domains of its own. */
export const tuningOf = ({ pack, setup }: Rules): Tuning => setup?.tuning ?? playedTuning(pack.tuning);
export const castOf = ({ pack, setup }: Rules): Pick<Pack, 'technique' | 'domain' | 'role'> => setup?.script ?? pack;
