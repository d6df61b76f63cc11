import {
  BOUNDS,
  type ChallengeAnswer,
  challengeAnswer,
  challengesAnswer,
  emptyRequest,
  leftAnswer,
  puzzleRequest,
} from '@lockstep/api';
import { type Day, makeDay } from '@lockstep/calendar';
import type { FastifyInstance } from 'fastify';
import { Denial, deny } from '../denial.ts';
import { openDates } from '../open-dates.ts';
import type { Challenge } from '../store/challenges.ts';
import type { Store } from '../store/store.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { newId } from './friends.ts';

/** What others did is told after the own finish, their lines with it. */
const answerFor = async (store: Store, challenge: Challenge, me: string | undefined): Promise<ChallengeAnswer> => {
  const players = await store.challenges.players(challenge);
  const mine = players.find(({ player }) => player === me);
  const seen = mine?.replay != null;
  return {
    challenge: challenge.id,
    game: challenge.game,
    ledger: challenge.ledger,
    date: makeDay(challenge.day as Day),
    inside: mine !== undefined,
    players: players.map(({ player, name, won, rank, turns, replay }) => ({
      name,
      you: player === me,
      finished: replay !== null,
      result: seen && replay !== null ? { won: won === 1, rank: rank!, turns: turns!, replay } : null,
    })),
  };
};

const unknown = (): Denial => deny('unknown-challenge', 'path.challenge');

export const addChallenges = (app: FastifyInstance, context: Context): void => {
  const found = async (key: string, id: string): Promise<ChallengeAnswer | Denial> => {
    const { store } = context;
    const [player, challenge] = await Promise.all([store.player(key), store.challenges.get(id)]);
    return challenge ? answerFor(store, challenge, player?.id) : unknown();
  };
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/challenges',
    summary: 'Challenge others to a Daily: its id is the link. Both lines are shown side by side afterwards',
    body: puzzleRequest,
    answer: challengeAnswer,
    signed: 'once',
    handle: async ({ store, puzzles, now }, { signer, body }) => {
      const puzzle = puzzles(body);
      if (puzzle instanceof Denial) return puzzle;
      if (!puzzle.module.daily) return deny('unknown-game', 'body.game');
      if (puzzle.day > openDates(now()).last) return deny('not-yet', 'body.date');
      const challenge = { id: newId(), day: puzzle.day, ledger: puzzle.ledger, game: body.game };
      if (!(await store.challenges.create(signer.key, challenge, BOUNDS.challenges, now())))
        return deny('too-many-challenges', 'body');
      return found(signer.key, challenge.id);
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/challenges',
    summary: 'The challenges of this player, the latest first',
    answer: challengesAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      if (!player) return { challenges: [] };
      const all = await store.challenges.of(player.id);
      return { challenges: await Promise.all(all.map((challenge) => answerFor(store, challenge, player.id))) };
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/challenges/:challenge',
    summary: 'A challenge; what others did is told after the own finish',
    answer: challengeAnswer,
    signed: 'once',
    handle: (_context, { signer, params }) => found(signer.key, params.challenge!),
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/challenges/:challenge/players',
    summary: 'Take up a challenge by its link',
    body: emptyRequest,
    answer: challengeAnswer,
    signed: 'once',
    handle: async ({ store, now }, { signer, params }) => {
      const joined = await store.challenges.join(signer.key, params.challenge!, BOUNDS.challengers, now());
      if (joined === 'unknown') return unknown();
      return joined === 'full' ? deny('too-many-challenges', 'path.challenge') : found(signer.key, params.challenge!);
    },
  });
  addEndpoint(app, context, {
    method: 'DELETE',
    url: '/api/v1/challenges/:challenge/players/me',
    summary: 'Leave a challenge. The last one to leave ends it',
    answer: leftAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const player = await store.player(signer.key);
      const answer = player ? await found(signer.key, params.challenge!) : unknown();
      if (answer instanceof Denial || !answer.inside) return unknown();
      await store.challenges.leave(player!.id, answer.challenge);
      return { left: true as const };
    },
  });
};
