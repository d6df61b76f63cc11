import { type Encounter, player } from '@lockstep/encounter';
import { eventWords, refusalWords } from '@lockstep/words-encounter';
import type { BoardModule } from '../../play/board.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';
import { pagesOf } from './pages.ts';

export const board: BoardModule<Encounter> = {
  player,
  text: { eventWords, refusalWords },
  Board,
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
  // A replay is turned page by page, as its player saw it.
  pages: (run) => [...pagesOf(run).map(({ turn }) => turn), run.now.turn],
};
