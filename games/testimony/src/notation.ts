import { makePlay, parsePlay } from '@lockstep/cards';
import { ok, type Refusal, type Result } from '@lockstep/kernel';
import { type Action, KINDS } from './action.ts';
import type { Setup } from './setup.ts';
import { actionOf } from './tables.ts';

export const format = ({ script }: Setup, { kind, cards }: Action): string => makePlay(script.card, kind, cards);

export const parse = ({ script }: Setup, text: string): Result<Action, Refusal> => {
  const play = parsePlay(script.card, KINDS, text);
  return play.ok ? ok(actionOf(play.value.cards)) : play;
};
