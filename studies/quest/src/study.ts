import type { GameStudy } from '@lockstep/lab';
import { gameModule, type Pack, type quest } from '@lockstep/quest';
import { survey } from './survey.ts';

export const study: GameStudy<typeof quest, Pack> = { module: gameModule, survey };
