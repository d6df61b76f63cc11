import { medalOf, type Pack, type ProtocolTypes } from '@lockstep/protocol';
import type { DailyText } from '@lockstep/words';
import { changeLines, missedWords } from './change.ts';
import { gradeWords } from './grade.ts';
import { GRADES, gradeName } from './grade-name.ts';
import { hintLines, hintOf } from './hint.ts';
import { lockLines } from './lock.ts';
import { rowWords, shareRows } from './rows.ts';
import { type Clear, entryWords, lossText, lossWords, medalPlain, shareText, shareWords } from './share.ts';

const gradeOf = (grade: number) => GRADES.find((one) => one === grade) ?? GRADES[0];

/** The Dailies, as the shells say them. Apart from the rulebook, which a table does not need. */
export const daily: DailyText<ProtocolTypes, Pack, Clear> = {
  name: 'AURA Daily',
  targetOf: ({ script }) => script.target,
  lockLines,
  hintLines: (setup, found, first) => hintLines(setup, hintOf(setup, found), first),
  gradeName: (grade) => gradeName(gradeOf(grade)),
  gradeWords: (grade) => gradeWords(gradeOf(grade)),
  clearFrom: ({ script }, { won, facts }, date) => {
    const { turnsLeft = 0, peak = 0, audits = 0 } = facts;
    return won
      ? { date, target: script.target, turnsLeft, medal: medalOf(script.tuning, turnsLeft), peak, audits }
      : null;
  },
  clearWords: medalPlain,
  entryWords,
  shareText: ({ script }, shared) => shareText({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
  shareWords: ({ script }, shared) => shareWords({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
  lossText,
  lossWords,
  shareRows,
  rowWords,
  missedWords,
  stepName: (step) => ['', 'Draft'][step] ?? String(step - 1),
  changeLines,
};
