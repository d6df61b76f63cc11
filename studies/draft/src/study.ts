import { type draft, gameModule, guidelinesOf, type Pack } from '@lockstep/draft';
import type { GameStudy } from '@lockstep/lab';
import { survey } from './survey.ts';

export const study: GameStudy<typeof draft, Pack> = {
  module: gameModule,
  table: (pack) =>
    guidelinesOf(pack).map(({ claim, of, target, measured, met }) => ({
      claim,
      of,
      target,
      measured,
      interval: '',
      met,
    })),
  survey,
};
