import type { Why } from './playing.svelte.ts';
import { FREEPLAY_WORDS } from './words.ts';

const SHORT: { readonly [code: string]: string } = FREEPLAY_WORDS.short;

/** Why a move cannot be made: in a word or two for its button, and at length for whoever asks. */
export const reasonOf = (
  why: Why | null | undefined,
): { readonly reason: string | null; readonly why: string | null } => ({
  reason: why ? (SHORT[why.code] ?? FREEPLAY_WORDS.short.other) : null,
  why: why?.says ?? null,
});
