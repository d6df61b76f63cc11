import { joinRequest, matchAnswer, matchesAnswer, matchRequest, offersAnswer } from '@lockstep/api';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';

/** Games for two: make one, join it, look at one's own. Moves are made over its socket. */
export const addMatches = (app: FastifyInstance, context: Context): void => {
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/matches/scenes',
    summary: 'What two can play against each other',
    answer: offersAnswer,
    signed: 'no',
    handle: async ({ matches }) => matches.offers(),
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/matches',
    summary: 'Make a match. Its address is the invitation: the first other player to join sits down, all others watch',
    body: matchRequest,
    answer: matchAnswer,
    signed: 'once',
    handle: ({ matches }, { signer, body }) => matches.make(signer.key, body),
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/matches',
    summary: "One's own matches: those under way first, then the newest",
    answer: matchesAnswer,
    signed: 'once',
    handle: async ({ matches }, { signer }) => ({ matches: [...(await matches.mine(signer.key))] }),
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/matches/:match',
    summary: 'How a match stands; its replay, once it is over, to who sat at it',
    answer: matchAnswer,
    signed: 'once',
    handle: ({ matches }, { signer, params }) => matches.about(params.match ?? '', signer.key),
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/matches/:match/join',
    summary: 'Take the empty seat',
    body: joinRequest,
    answer: matchAnswer,
    signed: 'once',
    handle: ({ matches }, { signer, params, body }) => matches.join(params.match ?? '', signer.key, body.bot),
  });
};
