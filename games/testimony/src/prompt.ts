import { handPrompt, type LaidPieces, type Prompt, type Sight } from '@lockstep/play';
import { type Testimony, testimony } from './testimony.ts';

/** D05v2 §1: one to `mostCards` cards of the hand are submitted. */
export const prompt = (sight: Sight<Testimony>, laid: LaidPieces): Prompt => {
  const { phase, mostCards, cards } = sight.view;
  const open = phase === 'solve';
  return handPrompt(testimony, sight, laid, {
    ids: open ? cards.filter(({ place }) => place === 'hand').map(({ id }) => id) : [],
    max: mostCards,
    verbs: open ? ['submit'] : [],
  });
};
