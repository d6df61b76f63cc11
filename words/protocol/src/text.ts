import { type Pack, type ProtocolTypes, protocol, type Setup } from '@lockstep/protocol';
import type { GameText } from '@lockstep/words';
import { daily } from './daily.ts';
import { eventWords } from './event.ts';
import { termsOf } from './glossary.ts';
import { GAME_TITLE, seedLabel } from './lock.ts';
import { refusalWords } from './refusal.ts';
import { quickReference, rulebook } from './rulebook.ts';
import type { Clear } from './share.ts';

const rulesOf = (pack: Pack, setup?: Setup) => ({
  tuning: setup?.script.tuning ?? pack.tuning,
  ...(setup ? { puzzle: setup.script } : {}),
});

/** Life with AURA, as the shells say it. */
export const text: GameText<ProtocolTypes, Pack, Clear> = {
  game: protocol.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  terms: ({ script }) => termsOf(script.tuning),
  daily,
};
