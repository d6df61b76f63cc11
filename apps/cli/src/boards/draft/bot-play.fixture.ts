import { type Draft, gameModule, player } from '@lockstep/draft';
import { text } from '@lockstep/words-draft';
import { botPlay } from '../../shell/bot-play.fixture.ts';
import { board } from './index.ts';

export const { openedAt, playedOut } = botPlay<Draft>({ player, board, text, module: gameModule }, 'synergy');
