import { player } from '@lockstep/battle';
import { eventWords, refusalWords } from '@lockstep/words-battle';
import { defaultBoard } from '../default/board.ts';

export const board = defaultBoard(player, { eventWords, refusalWords });
