import { GAME_TITLE, medalOfStars, medalPlain } from '@lockstep/words-protocol';
import { WORDS } from '../../words.ts';
import type { Plate } from '../parts.ts';
import Face from './Face.svelte';
import { LEDGERS } from './ledgers.ts';
import Mark from './Mark.svelte';

/** Piece by piece and not from the game's whole wording, which would bring all its words. */
export const plate: Plate = {
  title: GAME_TITLE,
  play: WORDS.home.play,
  ledgers: LEDGERS,
  entryWords: ({ facts: { turnsLeft = 0, stars = 0 } }) => medalPlain({ turnsLeft, medal: medalOfStars(stars) }),
  spread: { fact: 'turnsLeft', title: 'First clears by turns left', values: [0, 1, 2, 3, 4, 5, 6, 7], least: 4 },
  Face,
  Mark,
};
