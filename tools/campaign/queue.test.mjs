import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOBS, openQueueStore } from '../../apps/cli/dist/queue/open.js';
import { startPostgres } from '../../bench/server/postgres.mjs';
import { campaignQueue, command, startWorker } from './queue.mjs';
import { startRedis } from './redis.mjs';

const MATCHES = ['lab', 'encounter', '--only', 'duel of words', '--games', '80', '--json'];
const DATES = ['forge', 'prove', '--from', '2026-12-01', '--to', '2026-12-03', '--json'];

const STORES = [
  ['Redis', '/usr/bin/redis-server', startRedis],
  ['PostgreSQL', '/usr/lib/postgresql', startPostgres],
];

for (const [name, program, start] of STORES)
  describe.skipIf(!existsSync(program))(`a queue in ${name}`, () => {
    let store;
    beforeAll(async () => {
      store = await start();
    });
    afterAll(() => store.stop());

    test('[S70] [S71] has the same bytes as one thread, also after a worker was killed with a job in its hands', async () => {
      const { faults, figures } = await campaignQueue(MATCHES, store.url, 1, 7);
      expect(faults).toEqual([]);
      expect(figures.jobs).toBeGreaterThanOrEqual(3);
    });

    test('[S71] a run that was cut off goes on, and no job is done twice', async () => {
      const cut = command([...DATES, '--queue', store.url]);
      const worker = startWorker(store.url);
      await worker.until(({ event }) => event === 'begun');
      cut.kill('SIGKILL');
      await cut.ended;
      const { code, out } = await command([...DATES, '--queue', store.url]).ended;
      expect([code, JSON.parse(out)]).toMatchObject([0, { days: 3, broken: [] }]);
      const events = await worker.end('SIGTERM');
      expect(events.at(-1)).toEqual({ ok: true, event: 'ended', done: 3 });
    });
  });

describe.skipIf(!existsSync('/usr/bin/redis-server'))('a job of another version', () => {
  let store;
  beforeAll(async () => {
    store = await startRedis();
  });
  afterAll(() => store.stop());

  test('[S72] is refused by name, stays in the queue, and the asking side is told', async () => {
    const opened = await openQueueStore(store.url);
    const [queue, events] = await Promise.all([opened.queue(JOBS), opened.events(JOBS)]);
    const told = new Promise((resolve) => events.on('progress', resolve));
    const job = { version: '0.0.1', game: 'protocol', rules: 1, pack: 'x', task: { do: 'prove', game: 'protocol' } };
    await queue.add('task', job, { jobId: 'job-other' });
    const worker = startWorker(store.url);
    const [refused] = await worker.until(({ event }) => event === 'refused');
    expect(refused).toMatchObject({ code: 'wrong-version', says: expect.stringContaining('version 0.0.1') });
    expect((await told).data.refused).toContain('refuses (wrong-version)');
    expect((await worker.end('SIGTERM')).at(-1)).toMatchObject({ event: 'ended', done: 0 });
    expect(await (await queue.getJob('job-other')).getState()).toBe('delayed');
    await Promise.all([queue.close(), events.close()]);
  });
});

test('[S73] an address that is none, or at which nothing answers, is named, without its password', async () => {
  const none = await command([...DATES, '--queue', 'https://example.org']).ended;
  expect([none.code, JSON.parse(none.out).error.says]).toEqual([2, '--queue takes postgres://… or redis://…']);
  const both = await command([...DATES, '--queue', 'redis://x', '--threads', '2']).ended;
  expect([both.code, JSON.parse(both.out).error.code]).toEqual([2, 'usage']);
  const away = await command([...DATES, '--queue', 'postgres://me:secret@127.0.0.1:1/none']).ended;
  expect([away.code, JSON.parse(away.out).error.code]).toEqual([2, 'no-queue']);
  expect(away.out).toContain('me:…@127.0.0.1');
  expect(away.out + away.err).not.toContain('secret');
});
