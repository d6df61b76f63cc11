import { ENDINGS, type Ending, keepRun, type Summary } from '@lockstep/freeplay';
import type { Outcome } from '@lockstep/kernel';
import type { Finished } from '@lockstep/play';
import { RUNS } from '../ids.ts';
import type { Wanted } from './key.ts';

/** What is recorded of a run: the ledger's own facts, and how it ended. */
export const entryOf = (
  { scene }: Pick<Wanted, 'scene'>,
  summary: Summary,
  outcome: Outcome | undefined,
  practice: boolean,
  on: string,
): Finished => {
  const { ending } = summary;
  return {
    kind: 'finished',
    game: RUNS,
    daily: scene,
    on,
    won: ending === 'won',
    practice,
    merit: [outcome?.scores[0] ?? 0],
    facts: { ...keepRun(summary), ending: ending === null ? -1 : ENDINGS.indexOf(ending) },
  };
};

export const endingOf = ({ facts, won }: Finished): Ending => ENDINGS[facts.ending ?? -1] ?? (won ? 'won' : 'lost');
