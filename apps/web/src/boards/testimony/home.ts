import { entryWords, GAME_TITLE } from '@lockstep/words-testimony';
import type { HomeCard } from '../../play/home.ts';
import Face from './HomeFace.svelte';
import Mark from './HomeMark.svelte';
import { LEDGERS } from './ledgers.ts';

/** Piece by piece and not from the game's whole wording, which would bring all its words. */
export const home: HomeCard = {
  title: GAME_TITLE,
  play: 'Tell your story',
  ledgers: LEDGERS,
  entryWords,
  spread: { fact: 'turns', title: 'First clears by turns used', values: [1, 2, 3, 4, 5, 6], least: 4 },
  Face,
  Mark,
};
