import { fail, nearest, ok, Refusal, type Result, refuse } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { actionOf } from './legal.ts';
import type { Setup } from './setup.ts';
import { idsOf } from './turn.ts';
import { KINDS } from './vocabulary.ts';

/** "submit fda-article timestamped-receipt": cards in deal order. */
export const format = (setup: Setup, action: Action): string => [action.kind, ...idsOf(setup, action.cards)].join(' ');

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const words = text.split(' ').filter((word) => word !== '');
  const verb = words[0] ?? '';
  const kind = KINDS.find((word) => word === verb);
  if (!kind) return fail(refuse('unknown-action', { action: verb.slice(0, 40), actions: KINDS }));
  const { card: dealt } = setup.puzzle;
  let cards = 0;
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]!;
    const place = dealt.findIndex(({ id }) => id === word);
    if (place < 0) {
      const near = nearest(
        word,
        dealt.map(({ id }) => id),
      );
      return fail(new Refusal('unknown-card', { card: word.slice(0, 40), ...(near ? { nearest: near } : {}) }));
    }
    if ((cards >> place) & 1) return fail(refuse('repeated-card', { card: word }));
    cards |= 1 << place;
  }
  return ok(actionOf(kind, cards));
};
