import { type ProtocolTypes, player } from '@lockstep/protocol';
import { daily, eventWords, refusalWords } from '@lockstep/words-protocol';
import type { BoardModule } from '../../play/board.ts';
import Board from './Board.svelte';

export const board: BoardModule<ProtocolTypes> = {
  player,
  text: { eventWords, refusalWords, daily },
  Board,
  moment: async () => (await import('./Moment.svelte')).default,
};
