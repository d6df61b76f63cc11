import { type Encounter, gameModule, player } from '@lockstep/encounter';
import { text } from '@lockstep/words-encounter';
import { botPlay } from '../../shell/bot-play.fixture.ts';
import { board } from './index.ts';

export const { openedAt, playedOut } = botPlay<Encounter>({ player, board, text, module: gameModule }, 'greedy');
