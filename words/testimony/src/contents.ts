import type { Event, RefusalCode } from '@lockstep/testimony';
import type { SectionId } from './section.ts';

/** Where the rules speak of each thing that can happen or be refused: no mechanic is absent (K4). */
export const RULED_IN: { readonly [what in Event['kind'] | RefusalCode]: SectionId } = {
  submitted: 'submission',
  'scrutiny-rose': 'scrutiny',
  refuted: 'refutation',
  answered: 'counters',
  restored: 'refutation',
  damaged: 'damage',
  addressed: 'concerns',
  committed: 'submission',
  'turn-ended': 'turn',
  'concerns-open': 'concerns',
  granted: 'goal',
  denied: 'goal',

  over: 'goal',
  'not-your-seat': 'goal',
  'unknown-action': 'submission',
  'unknown-card': 'submission',
  'repeated-card': 'submission',
  'submission-size': 'submission',
  'already-submitted': 'submission',
  'major-contradiction': 'contradictions',
};
