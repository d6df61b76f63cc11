import type { AnyTypes } from '@lockstep/play';
import { type PuzzleFlags, puzzleRequest, refFor } from '../../puzzle.ts';
import type { Flags } from '../../shell/board.ts';

/** The flags of a game with puzzles. */
export const flags: Flags<AnyTypes> = {
  names: ['date', 'seed', 'setup', 'pack', 'difficulty', 'lesson', 'literal', 'hidden'],
  lesson: '',
  check: () => {},
  parse: ({ game }, { literal, hidden, ...which }) => {
    const wanted = puzzleRequest({
      ...which,
      literal: literal !== undefined,
      hidden: hidden !== undefined,
    } as PuzzleFlags);
    return { chosen: {}, open: { ref: refFor(game, wanted), chosen: {} } };
  },
  chosenOf: () => ({}),
};
