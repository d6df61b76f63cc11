import { type Config, DEFAULT_PRESET, type House, houseOf, type Pack, type Quest, type Setup } from '@lockstep/draft';
import type { Section as AnySection } from '@lockstep/words';

/** The parts of FULL RULES, in reading order. */
export const SECTION_IDS = [
  'goal',
  'resonances',
  'pairs',
  'route',
  'dreamcaller',
  'profile',
  'pool',
  'weights',
  'offers',
  'staleness',
  'refills',
  'picks',
  'themes',
  'shop',
  'dreamsigns',
  'purge',
  'battle',
  'score',
  'knowing',
  'presets',
  'review',
  'today',
  'words',
  'glossary',
  'tags',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;

/** What the rules are printed from: the pack, and the quest at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly setup?: Setup | undefined;
}

/** A quest may be played with another preset, and with numbers of its own. */
export const configOf = ({ pack, setup }: Rules): Config => setup?.script.preset ?? pack.presets[DEFAULT_PRESET]!;
/** The keys of the house, those that are not written with what they mean then. */
export const houseIn = (rules: Rules): House => houseOf(configOf(rules));
export const questOf = ({ pack, setup }: Rules): Quest => setup?.script.quest ?? pack.quest;
export const routesOf = ({ pack, setup }: Rules): Pack['route'] => (setup ? [setup.script.scene] : pack.route);
