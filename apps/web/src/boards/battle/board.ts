import { type BattleGame, player } from '@lockstep/battle';
import { adviceLines, eventWords, refusalWords, seatName } from '@lockstep/words-battle';
import type { BoardModule } from '../../play/board.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';

export const board: BoardModule<BattleGame> = {
  player,
  text: { eventWords, refusalWords, adviceLines, seatName },
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
};
