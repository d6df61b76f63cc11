import { player, type QuestGame } from '@lockstep/quest';
import { adviceLines, eventWords, refusalWords } from '@lockstep/words-quest';
import type { BoardModule } from '../../play/board.ts';
import { defaultBoard } from '../default/board.ts';
import Board from './Board.svelte';

const text = { eventWords, refusalWords, adviceLines };

/** Its replays are drawn plainly. */
export const board: BoardModule<QuestGame> = { player, text, Board, moment: defaultBoard(player, text).moment };
