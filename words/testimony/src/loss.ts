import type { Loss } from '@lockstep/testimony';

/** D05v2 §2.6, as printed. */
export const SCRUTINY_LOSS = 'Your story fell apart under scrutiny.';

export const LOSS_WORDS: { readonly [loss in Loss]: string } = {
  'story-fell-apart': SCRUTINY_LOSS,
  'turns-used-up': 'Your turns are used up.',
  'nothing-left': 'Nothing is left to submit: your hand is empty, or your story blocks all of it.',
};
