import { createHash, randomInt } from 'node:crypto';
import {
  BOUNDS,
  CODE_LETTERS,
  codeAnswer,
  deviceRequest,
  devicesAnswer,
  emptyRequest,
  type PlayerAnswer,
  playerAnswer,
} from '@lockstep/api';
import type { FastifyInstance } from 'fastify';
import { type Denial, deny } from '../denial.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { answerFor, timeOf, unknown } from './me.ts';

const CODE_MS = 600_000;
/** Guesses at codes are few: there are 32 ** 10 of them, each good for ten minutes. */
const GUESSES = 20;

const newCode = (): string =>
  Array.from({ length: BOUNDS.code }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const markOf = (code: string): string => createHash('sha256').update(`code ${code}`).digest('base64url');

/** A device to its own player: not the key, by which it would be known elsewhere. */
const idOf = (key: string): string => createHash('sha256').update(`device ${key}`).digest('base64url').slice(0, 22);

export const addDevices = (app: FastifyInstance, context: Context): void => {
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/me/codes',
    summary: 'A code by which a second device becomes this player’s: good once, for ten minutes',
    body: emptyRequest,
    answer: codeAnswer,
    signed: 'once',
    handle: async ({ store, now }, { signer }) => {
      const code = newCode();
      const expires = now() + CODE_MS;
      await store.devices.offer(signer.key, markOf(code), expires, now());
      return { code, expires: timeOf(expires) };
    },
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/devices',
    summary: 'Join a player by a code. What this key sent before becomes that player’s; nothing is overwritten',
    body: deviceRequest,
    answer: playerAnswer,
    signed: 'once',
    perMinute: GUESSES,
    handle: async ({ store, now }, { signer, body }): Promise<PlayerAnswer | Denial> => {
      const joined = await store.devices.join(signer.key, markOf(body.code), now());
      return joined ? answerFor(store, signer.key) : deny('wrong-code', 'body.code');
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/me/devices',
    summary: 'The devices of this player, the first one first',
    answer: devicesAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      if (!player) return unknown();
      return {
        devices: player.devices.map(({ key, added }) => ({
          device: idOf(key),
          added: timeOf(added),
          here: key === signer.key,
        })),
      };
    },
  });
  addEndpoint(app, context, {
    method: 'DELETE',
    url: '/api/v1/me/devices/:device',
    summary: 'Take a device away: its key is unknown from now on',
    answer: playerAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const player = await store.player(signer.key);
      if (!player) return unknown();
      const other = player.devices.find(({ key }) => key !== signer.key && idOf(key) === params.device);
      if (!other || !(await store.devices.drop(player.id, other.key))) return deny('unknown-device', 'path.device');
      return answerFor(store, signer.key);
    },
  });
};
