import { badgesFrom, type Testimony as Koa, type Pack } from '@lockstep/testimony';
import type { DailyText } from '@lockstep/words';
import { changeLines, missedWords } from './change.ts';
import { gradeName, gradeWords } from './grade.ts';
import { hintLines } from './hint.ts';
import { lockLines } from './lock.ts';
import { clearPlain, entryWords } from './plain.ts';
import { rowWords, shareRows } from './rows.ts';
import { type Clear, lossText, lossWords, shareText, shareWords } from './share.ts';
import { DAILY_TITLE } from './title.ts';

/** The Dailies, as the shells say them. Apart from the rulebook, which a table does not need. */
export const daily: DailyText<Koa, Pack, Clear> = {
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
  shareRows: (_setup, steps) => shareRows(steps),
  rowWords: (_setup, steps) => rowWords(steps),
  missedWords,
  stepName: (step) => (step === 0 ? '' : String(step)),
  changeLines,
};
