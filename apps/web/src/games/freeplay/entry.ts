import { ENDINGS, type Ending, keepRun, type Summary } from '@lockstep/freeplay';
import type { Finished } from '@lockstep/progress';
import { RUNS } from '../ids.ts';
import type { Wanted } from './key.ts';

const MOST = 100;

/** What is recorded of a run: the ledger's own facts, and how it ended. */
export const entryOf = ({ scene }: Wanted, summary: Summary, practice: boolean, on: string): Finished => {
  const { facts, ending } = summary;
  return {
    kind: 'finished',
    game: RUNS,
    daily: scene,
    on,
    won: ending === 'won',
    practice,
    merit: [facts.level, MOST - facts.turns],
    facts: { ...keepRun(summary), ending: ending === null ? -1 : ENDINGS.indexOf(ending) },
  };
};

export const endingOf = ({ facts, won }: Finished): Ending => ENDINGS[facts.ending ?? -1] ?? (won ? 'won' : 'lost');
