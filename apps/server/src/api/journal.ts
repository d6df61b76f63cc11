import { BOUNDS, journalAnswer, journalRequest } from '@lockstep/api';
import { canonical } from '@lockstep/kernel';
import { isEntry } from '@lockstep/play';
import type { FastifyInstance } from 'fastify';
import { deny } from '../denial.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';

/** Entries of one answer: as many as fit, and at least one. */
const MOST = 50;
const ANSWER_CHARACTERS = 200_000;

/** An entry in its one spelling. */
const isSpelled = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) && canonical(value) === text;
  } catch {
    return false;
  }
};

export const addJournal = (app: FastifyInstance, context: Context): void =>
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/me/journal',
    summary: 'Add entries of the own journal to those of the other devices, and take what came after a place',
    body: journalRequest,
    answer: journalAnswer,
    signed: 'once',
    bodyLimit: BOUNDS.journalBody,
    handle: async ({ store, now }, { signer, body }) => {
      const wrong = body.entries.findIndex((entry) => !isSpelled(entry));
      if (wrong >= 0) return deny('wrong-entry', `body.entries.${wrong}`);
      const added = await store.journal.add(signer.key, body.entries, BOUNDS.journal, now());
      if (added === 'full') return deny('journal-full', 'body.entries');
      const player = (await store.player(signer.key))!;
      const rows = await store.journal.after(player.id, body.player === player.id ? body.after : 0, MOST);
      let size = 0;
      const fit = rows.filter(({ entry }, i) => {
        size += entry.length;
        return i === 0 || size <= ANSWER_CHARACTERS;
      });
      return {
        player: player.id,
        devices: player.devices.length,
        entries: fit.map(({ entry }) => entry),
        after: fit.at(-1)?.place ?? (body.player === player.id ? body.after : 0),
        more: fit.length < rows.length || rows.length === MOST,
      };
    },
  });
