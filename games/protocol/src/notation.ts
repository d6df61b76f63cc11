import { makePlay, parsePlay } from '@lockstep/cards';
import { ok, type Refusal, type Result } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { actionOf } from './legal.ts';
import type { Setup } from './setup.ts';
import { KINDS } from './vocabulary.ts';

export const format = ({ script }: Setup, { kind, cards }: Action): string => makePlay(script.card, kind, cards);

export const parse = ({ script }: Setup, text: string): Result<Action, Refusal> => {
  const play = parsePlay(script.card, KINDS, text);
  return play.ok ? ok(actionOf(play.value.kind, play.value.cards)) : play;
};
