import type { Event, Pack, Setup } from '@lockstep/protocol';
import { protocol } from '@lockstep/protocol';
import type { Wording } from '@lockstep/words';
import { eventWords } from './event.ts';
import { gradeWords } from './grade.ts';
import { GRADES, gradeName } from './gradeName.ts';
import { hintLines, hintOf } from './hint.ts';
import { GAME_TITLE, lockLines, seedLabel } from './lock.ts';
import { clearFrom, finishedEntry } from './record.ts';
import { refusalWords } from './refusal.ts';
import { quickReference, rulebook } from './rulebook.ts';
import { type Clear, clearOf, medalOfStars, medalPlain, shareText, shareWords } from './share.ts';

const gradeOf = (grade: number) => GRADES.find((one) => one === grade) ?? GRADES[0];

const rulesOf = (pack: unknown, setup?: Setup) => ({
  tuning: setup?.script.tuning ?? (pack as Pack).tuning,
  ...(setup ? { puzzle: setup.script } : {}),
});

/** Life with AURA, as the shells say it. */
export const wording: Wording<Setup, Event, Clear> = {
  game: protocol.id,
  title: GAME_TITLE,
  daily: 'AURA Daily',
  seedLabel,
  targetOf: ({ script }) => script.target,
  lockLines,
  eventWords,
  refusalWords,
  hintLines: (setup, found, first) => hintLines(setup, hintOf(setup, found), first),
  gradeName: (grade) => gradeName(gradeOf(grade)),
  gradeWords: (grade) => gradeWords(gradeOf(grade)),
  clearOf,
  ledgerOf: () => protocol.id,
  finishedEntry: (_setup, daily, on, clear, practice) => finishedEntry(daily, on, clear, practice),
  clearFrom,
  clearWords: medalPlain,
  entryWords: ({ facts: { turnsLeft = 0, stars = 0 } }) => medalPlain({ turnsLeft, medal: medalOfStars(stars) }),
  shareText: ({ script }, shared) => shareText({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
  shareWords: ({ script }, shared) => shareWords({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
};
