import { fail, nearest, ok, Refusal, type Result, refuse } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { actionOf } from './legal.ts';
import type { Setup } from './setup.ts';
import { idsOf } from './turn.ts';
import { KINDS } from './vocabulary.ts';

/** "submit fda-article timestamped-receipt": cards in deal order. */
export const format = (setup: Setup, action: Action): string => [action.kind, ...idsOf(setup, action.cards)].join(' ');

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const [verb = '', ...words] = text.split(' ').filter((word) => word !== '');
  const kind = KINDS.find((word) => word === verb);
  if (!kind) return fail(refuse('unknown-action', { action: verb.slice(0, 40), actions: KINDS }));
  const ids = setup.puzzle.card.map((card) => card.id);
  let cards = 0;
  for (const word of words) {
    const place = ids.indexOf(word);
    if (place < 0) {
      const near = nearest(word, ids);
      return fail(new Refusal('unknown-card', { card: word.slice(0, 40), ...(near ? { nearest: near } : {}) }));
    }
    if ((cards >> place) & 1) return fail(refuse('repeated-card', { card: word }));
    cards |= 1 << place;
  }
  return ok(actionOf(kind, cards));
};
