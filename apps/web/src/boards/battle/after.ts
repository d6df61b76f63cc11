import { verdictWords } from '@lockstep/words-battle';
import type { Duel } from './duel.ts';
import { ENEMY } from './view-model.ts';
import { BATTLE_WORDS } from './words.ts';

/** What decided a battle, first of all who won it. */
export const afterWords = ({ setup, view, steps }: Duel): string => {
  const verdict = verdictWords(
    setup,
    steps.flatMap(({ events }) => events),
  );
  return view.outcome?.result === 'won' ? `${BATTLE_WORDS.end.beaten(view.seats[ENEMY]!.name)} ${verdict}` : verdict;
};
