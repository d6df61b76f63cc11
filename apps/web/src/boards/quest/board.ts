import { player, type QuestGame } from '@lockstep/quest';
import { adviceLines, eventWords, refusalWords } from '@lockstep/words-quest';
import type { BoardModule } from '../../play/board.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';

export const board: BoardModule<QuestGame> = {
  player,
  text: { eventWords, refusalWords, adviceLines },
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
};
