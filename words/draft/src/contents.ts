import type { Event, RefusalCode } from '@lockstep/draft';
import type { SectionId } from './section.ts';

/** Where the rules speak of each thing that can happen or be refused: no mechanic is absent (K4). */
export const RULED_IN: { readonly [what in Event['kind'] | RefusalCode]: SectionId } = {
  entered: 'route',
  called: 'dreamcaller',
  chose: 'dreamcaller',
  'theme-chosen': 'themes',
  drew: 'offers',
  kept: 'offers',
  'guarantee-skipped': 'offers',
  refilled: 'refills',
  offered: 'offers',
  'signs-offered': 'dreamsigns',
  took: 'picks',
  bought: 'shop',
  accepted: 'dreamsigns',
  purged: 'purge',
  rerolled: 'shop',
  left: 'route',
  'grew-stale': 'staleness',
  'essence-gained': 'battle',
  'dreamscape-ended': 'staleness',
  finished: 'score',

  over: 'goal',
  'unknown-action': 'route',
  'unknown-card': 'picks',
  'unknown-dreamcaller': 'dreamcaller',
  'unknown-dreamsign': 'dreamsigns',
  'not-here': 'route',
  'not-offered': 'picks',
  sold: 'shop',
  'deck-full': 'shop',
  'too-dear': 'shop',
  'not-in-deck': 'purge',
  'purged-enough': 'purge',
};
