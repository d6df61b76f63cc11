import type { AnyTypes } from '@lockstep/play';
import { type PuzzleFlags, refFor, wantedBy } from '../../puzzle.ts';
import type { Flags } from '../../shell/board.ts';

/** The flags of a game with puzzles. */
export const flags: Flags<AnyTypes> = {
  names: ['date', 'seed', 'setup', 'pack', 'difficulty', 'lesson', 'literal', 'hidden'],
  lesson: '',
  check: () => {},
  asked: ({ game }, { literal, hidden, ...which }) => {
    const wanted = wantedBy({ ...which, literal: literal !== undefined, hidden: hidden !== undefined } as PuzzleFlags);
    return { chosen: {}, open: { ref: refFor(game, wanted), chosen: {} } };
  },
  chosenOf: () => ({}),
};
