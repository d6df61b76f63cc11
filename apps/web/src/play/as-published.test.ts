import { type Ref, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../plumbing/worker/content.fixture.ts';
import { WORKER_GAMES } from '../plumbing/worker/games.ts';
import { createHandlers } from '../plumbing/worker/handlers.ts';
import { WorkerError } from '../plumbing/worker/messages.ts';
import { isAsPublished } from './as-published.ts';

const worker = createHandlers(WORKER_GAMES, { testimony: [1, 2], draft: [1, 2] }, fromDisk);

const DATE = '2026-12-01';
const dateOf = (game: string): Ref => refTo(game, { kind: 'daily', date: DATE });

describe('a saved try of a date, which may come from a file', () => {
  test.each(['testimony', 'draft'])(
    '%s: as published it counts; with another seed, setup or pack it does not',
    async (game) => {
      const ref = dateOf(game);
      const whole = await worker.open(ref);
      const { setup, seed, pack } = whole;
      const tried = { setup, seed: seed!, pack };
      const is = (changes: Partial<typeof tried>) => isAsPublished(worker, ref, whole, { ...tried, ...changes });
      expect(await is({})).toBe(true);
      expect(await is({ seed: '0123456789abcdef' })).toBe(false);
      expect(await is({ setup: { ...(setup as object), title: 'x' } })).toBe(false);
      expect(await is({ pack: '0'.repeat(64) })).toBe(false);
      expect(await is({ pack: null, seed: '0123456789abcdef' })).toBe(false);
    },
  );

  test('testimony: a try of an earlier edition counts, and one that only names it does not', async () => {
    const ref = dateOf('testimony');
    const whole = await worker.open(ref);
    const first = await worker.daily('testimony', '2026-11-22');
    const { setup, seed, pack } = await worker.daily('testimony', DATE, null, first.pack);
    expect(pack).not.toBe(whole.pack);
    expect(await isAsPublished(worker, ref, whole, { setup, seed, pack })).toBe(true);
    expect(await isAsPublished(worker, ref, whole, { setup: whole.setup, seed: whole.seed!, pack })).toBe(false);
  });

  test('draft: a try of an earlier edition counts under the seed of the date alone', async () => {
    const ref = dateOf('draft');
    const whole = await worker.open(ref);
    const before = await worker.open(refTo('draft', { kind: 'daily', date: '2026-11-17' }));
    expect(before.pack).not.toBe(whole.pack);
    const tried = { setup: before.setup, seed: whole.seed!, pack: before.pack };
    expect(await isAsPublished(worker, ref, whole, tried)).toBe(true);
    expect(await isAsPublished(worker, ref, whole, { ...tried, seed: '0123456789abcdef' })).toBe(false);
  });

  test('where the earlier edition is out of reach, a try is not doubted', async () => {
    const ref = dateOf('draft');
    const whole = await worker.open(ref);
    const away = createHandlers(WORKER_GAMES, { draft: [1, 2] }, () =>
      Promise.reject(new WorkerError('unreachable', 'offline')),
    );
    const tried = { setup: whole.setup, seed: whole.seed!, pack: '0'.repeat(64) };
    expect(await isAsPublished(away, ref, whole, tried)).toBe(true);
  });

  test('what is of no date is of no date’s record', async () => {
    const ref = refTo('draft', { kind: 'scene', scene: 'first-dream' }, { options: { preset: 'open' } });
    const whole = await worker.open(ref);
    expect(await isAsPublished(worker, ref, whole, { setup: null, seed: '', pack: null })).toBe(true);
  });
});
