import { type Draft, player } from '@lockstep/draft';
import { eventWords, refusalWords } from '@lockstep/words-draft';
import type { BoardModule } from '../../play/board.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';

export const board: BoardModule<Draft> = {
  player,
  text: { eventWords, refusalWords },
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
};
