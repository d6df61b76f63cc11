import { medalOf, type Pack, type ProtocolTypes, protocol, type Setup } from '@lockstep/protocol';
import type { GameText } from '@lockstep/words';
import { eventWords } from './event.ts';
import { GRADES, gradeName, gradeWords } from './grade.ts';
import { hintLines, hintOf } from './hint.ts';
import { GAME_TITLE, lockLines, seedLabel } from './lock.ts';
import { refusalWords } from './refusal.ts';
import { quickReference, rulebook } from './rulebook.ts';
import { type Clear, medalOfStars, medalPlain, shareText, shareWords } from './share.ts';

const gradeOf = (grade: number) => GRADES.find((one) => one === grade) ?? GRADES[0];

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
  daily: {
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
    entryWords: ({ facts: { turnsLeft = 0, stars = 0 } }) => medalPlain({ turnsLeft, medal: medalOfStars(stars) }),
    shareText: ({ script }, shared) => shareText({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
    shareWords: ({ script }, shared) => shareWords({ ...shared, scrutinyCap: script.tuning.scrutiny_cap }),
  },
};
