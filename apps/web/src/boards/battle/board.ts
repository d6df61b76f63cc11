import { type BattleGame, player } from '@lockstep/battle';
import { adviceLines, eventWords, refusalWords, seatName } from '@lockstep/words-battle';
import type { BoardModule } from '../../play/board.ts';
import Board from './Board.svelte';

export const board: BoardModule<BattleGame> = {
  player,
  text: { eventWords, refusalWords, adviceLines, seatName },
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
};
