import { fail, nearest, ok, type Refusal, type Result, refuse } from '@lockstep/kernel';
import { ACTION_KINDS, type Action } from './action.ts';
import type { Setup } from './setup.ts';

/** What an action names: a dreamcaller, a card, a dreamsign, or nothing. */
const named = (
  setup: Setup,
  kind: Action['kind'],
):
  | { readonly code: string; readonly at: ReadonlyMap<string, number>; readonly ids: readonly { id: string }[] }
  | undefined => {
  switch (kind) {
    case 'choose':
      return { code: 'unknown-dreamcaller', at: setup.callerAt, ids: setup.callers };
    case 'take':
    case 'buy':
    case 'purge':
      return { code: 'unknown-card', at: setup.cardAt, ids: setup.cards };
    case 'accept':
      return { code: 'unknown-dreamsign', at: setup.signAt, ids: setup.signs };
    case 'reroll':
    case 'leave':
      return undefined;
  }
};

/** "take whirlpool-seer", "choose vesper-twilight-arbiter", "reroll". */
export const format = (setup: Setup, { kind, at }: Action): string => {
  const of = named(setup, kind);
  return of ? `${kind} ${of.ids[at]!.id}` : kind;
};

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const [word = '', id, more] = text.trim().split(/\s+/);
  const kind = ACTION_KINDS.find((one) => one === word);
  if (!kind)
    return fail(
      refuse('unknown-action', { actions: [...ACTION_KINDS], nearest: nearest(word, [...ACTION_KINDS]) ?? null }),
    );
  const of = named(setup, kind);
  if (more !== undefined || (!of && id !== undefined))
    return fail(refuse('unknown-action', { actions: [...ACTION_KINDS], nearest: of ? `${kind} ${id}` : kind }));
  if (!of) return ok({ kind, at: -1 });
  const at = of.at.get(id ?? '');
  if (at !== undefined) return ok({ kind, at });
  const like = nearest(
    id ?? '',
    of.ids.map((one) => one.id),
  );
  return fail(refuse(of.code, { word: id ?? null, nearest: like ?? null }));
};
