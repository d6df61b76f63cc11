import type { AnyPlayable } from '@lockstep/play';
import type { AnyBoardModule } from '../../play/board.ts';
import Board from './Board.svelte';
import { plainText } from './plain.ts';

/** Draws any game from its view and its prompt alone. */
export const defaultBoard = (player: AnyPlayable): AnyBoardModule => ({
  player,
  text: plainText(player.game.refusals),
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
});
