import { verdictWords } from '@lockstep/words-battle';
import type { Duel } from '../battle/duel.ts';
import { ENEMY } from '../battle/view-model.ts';
import { QUEST_WORDS } from './words.ts';

/** What decided a battle, first of all who won it. */
export const afterWords = ({ setup, view, steps }: Duel): string => {
  const verdict = verdictWords(
    setup,
    steps.flatMap(({ events }) => events),
  );
  return view.outcome?.result === 'won' ? `${QUEST_WORDS.after.won(view.seats[ENEMY]!.name)} ${verdict}` : verdict;
};
