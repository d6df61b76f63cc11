import type { AnyPlayable, AnyTypes } from '@lockstep/play';
import type { AnyBoardModule } from '../../play/board.ts';
import type { SessionText } from '../../play/text.ts';
import Board from './Board.svelte';
import { plainText } from './plain.ts';

/** Draws any game from its view and its prompt alone, in its own words where it has some. */
export const defaultBoard = (
  player: AnyPlayable,
  text: SessionText<AnyTypes> = plainText(player.game.refusals),
): AnyBoardModule => ({
  player,
  text,
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
});
