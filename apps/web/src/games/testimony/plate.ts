import { entryWords, GAME_TITLE } from '@lockstep/words-testimony';
import type { Plate } from '../parts.ts';
import Face from './Face.svelte';
import { LEDGERS } from './ledgers.ts';
import Mark from './Mark.svelte';

/** Piece by piece and not from the game's whole wording, which would bring all its words. */
export const plate: Plate = {
  title: GAME_TITLE,
  play: 'Tell your story',
  ledgers: LEDGERS,
  entryWords,
  spread: { fact: 'turns', title: 'First clears by turns used', values: [1, 2, 3, 4, 5, 6], least: 4 },
  Face,
  Mark,
};
