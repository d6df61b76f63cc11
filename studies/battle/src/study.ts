import { type battle, gameModule, type Pack } from '@lockstep/battle';
import type { GameStudy } from '@lockstep/lab';
import { survey } from './survey.ts';

export const study: GameStudy<typeof battle, Pack> = { module: gameModule, survey };
