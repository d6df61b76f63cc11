import { entryWords, GAME_TITLE } from '@lockstep/words-protocol';
import type { HomeCard } from '../../play/home.ts';
import { SHELL } from '../../strings/shell.ts';
import Face from './HomeFace.svelte';
import Mark from './HomeMark.svelte';

/** Piece by piece and not from the game's whole wording, which would bring all its words. */
export const home: HomeCard = {
  title: GAME_TITLE,
  play: SHELL.home.play,
  ledgers: [{ id: 'protocol', name: '' }],
  entryWords,
  spread: { fact: 'turnsLeft', title: 'First clears by turns left', values: [0, 1, 2, 3, 4, 5, 6, 7], least: 4 },
  Face,
  Mark,
};
