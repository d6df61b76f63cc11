import { type BattleGame, gameModule, player } from '@lockstep/battle';
import { text } from '@lockstep/words-battle';
import { botPlay } from '../../shell/bot-play.fixture.ts';
import { board } from './index.ts';

export const { openedAt, playedOut } = botPlay<BattleGame>({ player, board, text, module: gameModule }, 'greedy');
