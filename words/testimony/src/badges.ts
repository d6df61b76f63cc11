import { type Badge, FLAWLESS_TURNS } from '@lockstep/testimony';
import { spelled } from '@lockstep/words';

/** Shown before any is earned. */
export const BADGE_RULE: { readonly [badge in Badge]: string } = {
  PERFECT: 'Win with Scrutiny 0.',
  REFUTER: 'Win with at least one counter refuted, and no card of your story contested at the end.',
  FLAWLESS: `Win with PERFECT and REFUTER in at most ${spelled(FLAWLESS_TURNS)} turns.`,
  CLUTCH: 'Win with the last card you could play: nothing that could still be submitted is left.',
};
