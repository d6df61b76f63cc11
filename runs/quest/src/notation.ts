import { fail, nearest, ok, type Refusal, type Result, refuse } from '@lockstep/kernel';
import { type Action, VERBS } from './action.ts';
import type { Setup } from './setup.ts';

/** "door 2", "visit shop", "take whirlpool-seer", "play flame-imp", "fight". */
export const format = (_setup: Setup, { kind, about }: Action): string => (about === '' ? kind : `${kind} ${about}`);

export const parse = (_setup: Setup, text: string): Result<Action, Refusal> => {
  const [word = '', ...more] = text.trim().split(/\s+/);
  const kind = VERBS.find((one) => one === word);
  if (!kind) return fail(refuse('unknown-action', { actions: VERBS, nearest: nearest(word, [...VERBS]) ?? null }));
  return ok({ kind, about: more.join(' ') });
};
