import { type BattleGame, player } from '@lockstep/battle';
import { actionWords, eventWords, refusalWords, seatName } from '@lockstep/words-battle';
import type { BoardModule } from '../../play/board.ts';
import Board from './Board.svelte';

export const board: BoardModule<BattleGame> = {
  player,
  text: { eventWords, refusalWords, actionWords, seatName },
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
};
