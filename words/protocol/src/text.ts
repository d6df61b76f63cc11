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
  tuning: setup?.puzzle.tuning ?? pack.tuning,
  ...(setup ? { puzzle: setup.puzzle } : {}),
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
    targetOf: ({ puzzle }) => puzzle.target,
    lockLines,
    hintLines: (setup, found, first) => hintLines(setup, hintOf(setup, found), first),
    gradeName: (grade) => gradeName(gradeOf(grade)),
    gradeWords: (grade) => gradeWords(gradeOf(grade)),
    clearFrom: ({ puzzle }, { won, facts }, date) => {
      const { turnsLeft = 0, peak = 0, audits = 0 } = facts;
      return won
        ? { date, target: puzzle.target, turnsLeft, medal: medalOf(puzzle.tuning, turnsLeft), peak, audits }
        : null;
    },
    clearWords: medalPlain,
    entryWords: ({ facts: { turnsLeft = 0, stars = 0 } }) => medalPlain({ turnsLeft, medal: medalOfStars(stars) }),
    shareText: ({ puzzle }, shared) => shareText({ ...shared, scrutinyCap: puzzle.tuning.scrutiny_cap }),
    shareWords: ({ puzzle }, shared) => shareWords({ ...shared, scrutinyCap: puzzle.tuning.scrutiny_cap }),
  },
};
