import { type Event, testimony as game, type Pack, type Setup } from '@lockstep/testimony';
import type { Wording } from '@lockstep/words';
import { eventWords } from './event.ts';
import { gradeName, gradeWords } from './grade.ts';
import { hintLines } from './hint.ts';
import { DAILY_TITLE, GAME_TITLE, lockLines, seedLabel } from './lock.ts';
import { clearPlain, entryWords } from './plain.ts';
import { quickReference } from './quick.ts';
import { clearFrom, finishedEntry, ledgerOf } from './record.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { type Clear, clearOf, lossText, lossWords, shareText, shareWords } from './share.ts';

const rulesOf = (pack: unknown, setup?: Setup) => ({ pack: pack as Pack, puzzle: setup?.script });

/** Nights with KOA, as the shells say it. */
export const wording: Wording<Setup, Event, Clear> = {
  game: game.id,
  title: GAME_TITLE,
  daily: DAILY_TITLE,
  seedLabel,
  targetOf: ({ script }) => script.target,
  lockLines,
  eventWords,
  refusalWords,
  hintLines,
  gradeName,
  gradeWords: (grade, pack) => gradeWords(grade, (pack as Pack | undefined)?.difficulty),
  clearOf,
  ledgerOf,
  finishedEntry,
  clearFrom,
  clearWords: clearPlain,
  entryWords,
  shareText,
  shareWords,
  lossText,
  lossWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
};
