import { everyoneAnswer } from '@lockstep/api';
import { parseDay } from '@lockstep/calendar';
import type { FastifyInstance } from 'fastify';
import { deny } from '../denial.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';

export const addEveryone = (app: FastifyInstance, context: Context): void =>
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/everyone/:ledger/:date',
    summary: 'What everyone did on a date, after an own finish. No number speaks of fewer than ten players',
    answer: everyoneAnswer,
    signed: 'once',
    handle: async ({ store, everyone }, { signer, params }) => {
      const { ledger = '', date = '' } = params;
      const day = parseDay(date);
      if (!day.ok) return deny('unknown-date', 'path.date', day.fault);
      const player = await store.player(signer.key);
      const finished = player !== null && (await store.hasPlayed(day.value, ledger, player.id));
      if (!finished) return deny('not-finished', 'path');
      const own = await store.countedOf(day.value, ledger, player.id);
      return everyone.about(day.value, date, ledger, own);
    },
  });
