import { gameModule, player, type QuestGame } from '@lockstep/quest';
import { text } from '@lockstep/words-quest';
import { botPlay } from '../../shell/bot-play.fixture.ts';
import { board } from './index.ts';

export const { openedAt, playedOut } = botPlay<QuestGame>({ player, board, text, module: gameModule }, 'greedy');
