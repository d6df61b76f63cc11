import { BOUNDS, resultAnswer, resultRequest } from '@lockstep/api';
import type { FastifyInstance } from 'fastify';
import { Denial, deny } from '../denial.ts';
import { openDates } from '../open-dates.ts';
import { openChecks } from '../results/checks.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';

const TOO_MANY = {
  replayed: deny('signature-used', 'headers.signature-input'),
  'too-many': deny('too-many-results', 'body'),
};

export const addResults = (app: FastifyInstance, context: Context): void => {
  const check = openChecks();
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/results',
    summary:
      'Send a Daily, or the run of a date, that ended: names and actions. The server plays them and works everything else out',
    body: resultRequest,
    bodyLimit: BOUNDS.resultBody,
    answer: resultAnswer,
    signed: 'later',
    handle: async ({ puzzles, store, metrics, now }, { signer, body }) => {
      const refused = (denial: Denial): Denial => {
        metrics.results.inc({ outcome: denial.code });
        return denial;
      };
      const puzzle = puzzles(body);
      if (puzzle instanceof Denial) return refused(puzzle);
      const { first, last } = openDates(now());
      if (puzzle.day > last) return refused(deny('not-yet', 'body.date'));
      const proven = await check(puzzle, body.actions);
      if (proven instanceof Denial) return refused(proven);
      const recorded = await store.record(signer, proven, puzzle.day >= first, now());
      if (typeof recorded === 'string') return refused(TOO_MANY[recorded]);
      metrics.results.inc({ outcome: recorded.kind });
      const { seal, ledger, won, rank, turns } = proven;
      return {
        seal,
        ledger,
        date: body.date,
        won: won === 1,
        rank,
        turns,
        counted: recorded.counted,
        seen: recorded.kind === 'seen',
      };
    },
  });
};
