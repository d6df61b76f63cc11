import { type Freeplay, player } from '@lockstep/freeplay';
import { eventWords, refusalWords } from '@lockstep/words-freeplay';
import type { BoardModule } from '../../play/board.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';

export const board: BoardModule<Freeplay> = {
  player,
  text: { eventWords, refusalWords },
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
};
