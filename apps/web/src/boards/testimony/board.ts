import { player, type Testimony } from '@lockstep/testimony';
import { daily, eventWords, refusalWords } from '@lockstep/words-testimony';
import type { BoardModule } from '../../play/board.ts';
import { hostLine } from '../../play/host.ts';
import { loadApart } from '../../plumbing/apart.ts';
import Board from './Board.svelte';
import { openSpeech } from './speech.ts';

export const board: BoardModule<Testimony> = {
  player,
  text: { eventWords, refusalWords, daily },
  Board,
  greeting: async (session) => hostLine(await openSpeech(), session, []),
  moment: async () => (await loadApart('asked', () => import('./Moment.svelte'))).default,
};
