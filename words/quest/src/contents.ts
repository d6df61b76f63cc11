import type { Event } from '@lockstep/quest';
import type { SectionId } from './section.ts';

/** K4: where each thing that can happen is explained; what a draft or a battle tells, its own rules explain. */
export const RULED_IN: { readonly [kind in Exclude<Event['kind'], 'draft' | 'battle'>]: SectionId } = {
  'doors-shown': 'doors',
  'dreamscape-entered': 'doors',
  'site-entered': 'sites',
  'site-left': 'sites',
  'essence-changed': 'sites',
  'cards-shown': 'forms',
  'bargains-shown': 'bargains',
  agreed: 'bargains',
  rewarded: 'sites',
  'card-gained': 'bargains',
  'card-lost': 'sites',
  'dreamsign-gained': 'sites',
  transfigured: 'forms',
  'boss-hand-seen': 'bargains',
  'next-battle': 'bargains',
  'battle-began': 'deck',
  'battle-won': 'deck',
  'brought-back': 'roads',
  'quest-ended': 'goal',
};
