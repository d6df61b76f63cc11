import { testimony as game, type Testimony as Koa, type Pack, type Setup } from '@lockstep/testimony';
import type { GameText } from '@lockstep/words';
import { daily } from './daily.ts';
import { eventWords } from './event.ts';
import { termsOf } from './glossary.ts';
import { seedLabel } from './lock.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import type { Clear } from './share.ts';
import { GAME_TITLE } from './title.ts';

const rulesOf = (pack: Pack, setup?: Setup) => ({ pack, puzzle: setup?.script });

/** Nights with KOA, as the shells say it. */
export const text: GameText<Koa, Pack, Clear> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  terms: termsOf,
  daily,
};
