import { testimony as game, type Testimony as Koa, type Pack, type Setup } from '@lockstep/testimony';
import type { GameText } from '@lockstep/words';
import { badgesFrom } from './badges.ts';
import { eventWords } from './event.ts';
import { gradeName, gradeWords } from './grade.ts';
import { hintLines } from './hint.ts';
import { DAILY_TITLE, GAME_TITLE, lockLines, seedLabel } from './lock.ts';
import { clearPlain, entryWords } from './plain.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { type Clear, lossText, lossWords, shareText, shareWords } from './share.ts';

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
  daily: {
    name: DAILY_TITLE,
    targetOf: ({ script }) => script.target,
    lockLines,
    hintLines,
    gradeName,
    gradeWords: (grade, pack) => gradeWords(grade, pack?.difficulty),
    clearFrom: ({ script }, { won, facts }, date) => {
      const { turns = 0, scrutiny = 0, refuted = 0, counters = 0, badges = 0 } = facts;
      const hidden = script.visibility === 'HIDDEN';
      return won
        ? { date, target: script.target, turns, scrutiny, refuted, counters, badges: badgesFrom(badges), hidden }
        : null;
    },
    clearWords: clearPlain,
    entryWords,
    shareText,
    shareWords,
    lossText,
    lossWords,
  },
};
