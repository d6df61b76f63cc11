import {
  deletedAnswer,
  type ExportAnswer,
  exportAnswer,
  nameRequest,
  type PlayerAnswer,
  playerAnswer,
} from '@lockstep/api';
import { type Day, makeDay } from '@lockstep/calendar';
import type { FastifyInstance } from 'fastify';
import { type Denial, deny } from '../denial.ts';
import { isPlayerName } from '../player-name.ts';
import type { RatingList } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import type { RatingRow, TryRow } from '../store/tables.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';

export const unknown = (): Denial => deny('unknown-player', 'headers.signature-input');

export const answerFor = async (store: Store, key: string): Promise<PlayerAnswer | Denial> => {
  const player = await store.player(key);
  if (!player) return unknown();
  const { id, name, devices } = player;
  const [results, ratings] = await Promise.all([store.results(id), store.ratings.of(id)]);
  return { player: id, name, devices: devices.length, results: results.length, ratings: ratings.map(ratingOf) };
};

const ratingOf = ({ game, list, rating, deviation, played }: RatingRow): PlayerAnswer['ratings'][number] => ({
  game,
  list: list as RatingList,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  played,
});

/** Its replay once the day is over: it tells the deal. */
const tryOf = async (
  { ranked }: Store,
  { id, day, game, program, began, over, ended, rank, replay }: TryRow,
): Promise<ExportAnswer['ranked'][number]> => {
  const [steps, sealed] = await Promise.all([ranked.steps(id), ranked.day(day, game)]);
  return {
    date: makeDay(day as Day),
    game,
    program: program === 1,
    began: timeOf(began),
    over: over === 1,
    rank: ended === null ? null : rank,
    actions: steps.flatMap(({ seat, text }) => (seat === 0 ? [text] : [])),
    replay: sealed?.closed ? replay : null,
  };
};

export const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Oneself: a name, all that is kept, and the end of it. */
export const addMe = (app: FastifyInstance, context: Context): void => {
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/me',
    summary: 'Who this key is here',
    answer: playerAnswer,
    signed: 'once',
    handle: ({ store }, { signer }) => answerFor(store, signer.key),
  });
  addEndpoint(app, context, {
    method: 'PUT',
    url: '/api/v1/me',
    summary: 'Take a name',
    body: nameRequest,
    answer: playerAnswer,
    signed: 'once',
    handle: async ({ store, now }, { signer, body }) => {
      if (!isPlayerName(body.name)) return deny('wrong-name', 'body.name');
      await store.rename(signer.key, body.name, now());
      return answerFor(store, signer.key);
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/me/export',
    summary: 'Everything that is kept of this player',
    answer: exportAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      if (!player) return unknown();
      const [results, journal, groups, challenges, attempts, ratings, tries] = await Promise.all([
        store.results(player.id),
        store.journal.all(player.id),
        store.groups.of(player.id),
        store.challenges.of(player.id),
        store.attempts.of(player.id),
        store.ratings.of(player.id),
        store.ranked.of(player.id),
      ]);
      return {
        player: player.id,
        name: player.name,
        devices: player.devices.map(({ key, added }) => ({ key, added: timeOf(added) })),
        results: results.map(({ day, ledger, replay, won, counted, received }) => ({
          date: makeDay(day as Day),
          ledger,
          replay,
          won: won === 1,
          counted: counted === 1,
          received: timeOf(received),
        })),
        journal: [...journal],
        groups: groups.map(({ id, name }) => ({ group: id, name })),
        challenges: challenges.map(({ id, day, ledger }) => ({ challenge: id, date: makeDay(day as Day), ledger })),
        attempts: attempts.map(({ day, ledger, opened }) => ({
          date: makeDay(day as Day),
          ledger,
          opened: timeOf(opened),
        })),
        ratings: ratings.map(ratingOf),
        ranked: await Promise.all(tries.map((row) => tryOf(store, row))),
      };
    },
  });
  addEndpoint(app, context, {
    method: 'DELETE',
    url: '/api/v1/me',
    summary: 'Delete everything that is kept of this player, on all devices',
    answer: deletedAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      return player ? { deleted: await store.remove(player.id) } : unknown();
    },
  });
};
