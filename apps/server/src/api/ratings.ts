import { RATED_BOTS, type RatingsAnswer, ratingsAnswer } from '@lockstep/api';
import type { FastifyInstance } from 'fastify';
import type { NamedRating } from '../store/ratings.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { unknown } from './me.ts';

const rowOf =
  (me: string) =>
  ({ game, name, player, rating, deviation, played }: NamedRating): RatingsAnswer['people'][number] => ({
    game,
    name,
    you: player === me,
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    played,
  });

export const addRatings = (app: FastifyInstance, context: Context): void =>
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/ratings',
    summary: 'Ratings (Glicko-2) of oneself and friends in matches between people, and of the programs that play here',
    answer: ratingsAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      if (!player) return unknown();
      const friends = await store.groups.friends(player.id);
      const ids = new Set([player.id, ...friends.map((friend) => friend.player)]);
      const [people, bots] = await Promise.all([
        store.ratings.among([...ids], 'people'),
        store.ratings.best('bots', RATED_BOTS),
      ]);
      return { people: people.map(rowOf(player.id)), bots: bots.map(rowOf(player.id)) };
    },
  });
