import { type Freeplay, gameModule, player } from '@lockstep/freeplay';
import { text } from '@lockstep/words-freeplay';
import { botPlay } from '../../shell/bot-play.fixture.ts';
import { board } from './index.ts';

export const { openedAt, playedOut } = botPlay<Freeplay>({ player, board, text, module: gameModule }, 'operator');
