import { attemptAnswer, puzzleRequest } from '@lockstep/api';
import type { FastifyInstance } from 'fastify';
import { Denial, deny } from '../denial.ts';
import { openDates } from '../open-dates.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { timeOf } from './me.ts';

export const addAttempts = (app: FastifyInstance, context: Context): void =>
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/attempts',
    summary: 'Open a Daily here before it is shown, so that boards can tell how long it took',
    body: puzzleRequest,
    answer: attemptAnswer,
    signed: 'once',
    handle: async ({ store, puzzles, now }, { signer, body }) => {
      const puzzle = puzzles(body);
      if (puzzle instanceof Denial) return puzzle;
      const { first, last } = openDates(now());
      if (puzzle.day > last) return deny('not-yet', 'body.date');
      if (puzzle.day < first) return deny('date-closed', 'body.date');
      return { opened: timeOf(await store.attempts.open(signer.key, puzzle, now())) };
    },
  });
