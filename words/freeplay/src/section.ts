import type { KoaRules, Pack, Rules as RunRules, Setup } from '@lockstep/freeplay';
import type { Tuning } from '@lockstep/gates';
import type { Section as AnySection } from '@lockstep/words';

/** The parts of FULL RULES, in reading order. */
export const SECTION_IDS = [
  'goal',
  'acts',
  'incident',
  'turn',
  'moves',
  'inject',
  'damage',
  'flag',
  'rewire',
  'corroborate',
  'cycle',
  'exploit',
  'tokens',
  'scrutiny',
  'audits',
  'gates',
  'modifiers',
  'tools',
  'koa',
  'koa-moves',
  'koa-rewire',
  'koa-turn',
  'koa-damage',
  'koa-corroboration',
  'koa-counters',
  'koa-refutation',
  'koa-scrutiny',
  'koa-trust',
  'koa-contradictions',
  'koa-concerns',
  'caches',
  'crossing',
  'ends',
  'levels',
  'kits',
  'badges',
  'practice',
  'glossary',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type Section = AnySection<SectionId>;

/** What the rules are printed from: the pack, and the run at hand where there is one. */
export interface Rules {
  readonly pack: Pack;
  readonly setup?: Setup | undefined;
}

type Content = Pick<
  Pack,
  | 'gate'
  | 'tool'
  | 'modifier'
  | 'audit'
  | 'rewire'
  | 'incident'
  | 'case'
  | 'night'
  | 'card'
  | 'counter'
  | 'koa'
  | 'offer'
  | 'level'
  | 'event'
  | 'door'
>;

/** A run may be played with numbers and content of its own. */
export const contentOf = ({ pack, setup }: Rules): Content => setup?.script ?? pack;
export const tuningOf = ({ pack, setup }: Rules): Tuning => (setup?.script ?? pack).tuning;
export const runOf = ({ pack, setup }: Rules): RunRules => (setup?.script ?? pack).freeplay;
export const koaOf = ({ pack, setup }: Rules): KoaRules => (setup?.script ?? pack).koa;
