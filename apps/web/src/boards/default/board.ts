import type { Playable, Types } from '@lockstep/play';
import type { BoardModule } from '../../play/board.ts';
import type { SessionText } from '../../play/text.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';
import { plainText } from './plain.ts';

/** Draws any game from its view and its prompt alone, in its own words where it has some. */
export const defaultBoard = <G extends Types>(
  player: Playable<G>,
  text: SessionText<G> = plainText(player.game.refusals),
): BoardModule<G> => ({
  player,
  text,
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
});
