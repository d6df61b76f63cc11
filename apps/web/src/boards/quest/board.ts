import { player } from '@lockstep/quest';
import { eventWords, refusalWords } from '@lockstep/words-quest';
import { defaultBoard } from '../default/board.ts';

export const board = defaultBoard(player, { eventWords, refusalWords });
