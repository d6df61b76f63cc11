import { player, type Testimony } from '@lockstep/testimony';
import { daily, eventWords, refusalWords } from '@lockstep/words-testimony';
import type { BoardModule } from '../../play/board.ts';
import Board from './Board.svelte';

export const board: BoardModule<Testimony> = {
  player,
  text: { eventWords, refusalWords, daily },
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
};
