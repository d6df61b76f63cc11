import { type AnyMove, type RunSession, whyOf } from './choice.ts';
import { FREEPLAY_WORDS } from './words.ts';

const SHORT: { readonly [code: string]: string } = FREEPLAY_WORDS.short;

/** Why a move cannot be made: in a word or two for its button, and at length on demand. */
export const reasonOf = (
  session: RunSession,
  move: AnyMove,
): { readonly reason: string | null; readonly why: string | null } => {
  const off = session.options('move').find(({ id }) => id === move)?.off;
  return {
    reason: off ? (SHORT[off.code] ?? FREEPLAY_WORDS.short.other) : null,
    why: off ? whyOf(session, off).says : null,
  };
};
