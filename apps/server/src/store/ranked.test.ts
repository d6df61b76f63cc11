import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyStore } from './copy.ts';
import { openStore, type Place } from './open.ts';
import { type Cluster, hasPostgres, startCluster } from './postgres.fixture.ts';
import type { TryEnd } from './ranked.ts';
import type { Store } from './store.ts';
import type { RankedDayRow } from './tables.ts';

const NOW = 1_795_000_000_000;

const folder = mkdtempSync(join(tmpdir(), 'lockstep-ranked-'));
let cluster: Cluster | undefined;
beforeAll(() => {
  if (hasPostgres()) cluster = startCluster();
});
afterAll(() => {
  cluster?.stop();
  rmSync(folder, { recursive: true });
});

const sealed = (day: number, author: string): RankedDayRow => ({
  day,
  game: 'quest',
  rules: 1,
  pack: 'pack',
  secret: `secret of ${author}`,
  fingerprint: `fingerprint of ${author}`,
  sealed: NOW,
  closed: null,
});

const end: TryEnd = { won: 1, rank: 'WON', turns: 3, reason: 'won', merit: '[3]', replay: 'text' };
const steps = (...texts: readonly string[]) => texts.map((text) => ({ seat: 0, text }));

const KINDS: readonly [name: string, here: boolean, place: () => Place][] = [
  ['SQLite', true, () => ({ dir: join(folder, 'store') })],
  ['PostgreSQL', hasPostgres(), () => ({ url: cluster!.newDatabase() })],
];

describe.each(KINDS)('ranked play on %s', (name, here, newPlace) => {
  const run = test.skipIf(!here);
  let place: Place;
  let store: Store;
  /** Another process on the same database; SQLite's one writer would wait for the other in this one for ever. */
  let other: Store;
  beforeAll(async () => {
    if (!here) return;
    place = newPlace();
    store = await openStore(place);
    other = name === 'SQLite' ? store : await openStore(place);
  });
  afterAll(async () => {
    for (const one of new Set([store, other])) await one?.close();
  });

  const opened = (key: string, day: number, id: string, now = NOW, from = store) =>
    from.ranked.open(key, { id, day, game: 'quest', program: 0 }, now);

  run('[S50] a day that two processes seal at once has one author, and both tell the same fingerprint', async () => {
    for (let day = 100; day < 110; day += 1) {
      const [left, right] = await Promise.all([
        store.ranked.seal(sealed(day, `left ${day}`)),
        other.ranked.seal(sealed(day, `right ${day}`)),
      ]);
      expect(left).toEqual(right);
      expect(await store.ranked.day(day, 'quest')).toEqual(left);
    }
    expect((await store.ranked.days(100, 104)).map(({ day }) => day)).toEqual([100, 101, 102, 103, 104]);
  });

  run('[S52] of many that one player opens at once there is one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) => opened('ann', 100, `ann-${i}`, NOW + i, i % 2 === 0 ? store : other)),
    );
    expect(new Set(tries.map((row) => row!.id)).size).toBe(1);
    expect(await opened('ann', 100, 'ann-late', NOW + 99, other)).toEqual(tries[0]);
    expect(await opened('ann', 300, 'nothing sealed')).toBeNull();
  });

  run('[S53] of two that write the same step at once one does, and the log has no gap', async () => {
    const { id } = (await opened('bea', 100, 'bea'))!;
    for (let after = 0; after < 20; after += 1) {
      const taken = await Promise.all(
        [store, other].map((from, i) =>
          from.ranked.append({ id, after, steps: steps(`step ${after} of ${i}`), end: null }, NOW),
        ),
      );
      expect(taken.filter((one) => one)).toHaveLength(1);
    }
    expect((await store.ranked.steps(id)).map(({ text }) => text.slice(0, -5))).toEqual(
      Array.from({ length: 20 }, (_, i) => `step ${i}`),
    );
    expect(await store.ranked.append({ id, after: 20, steps: steps('a', 'b'), end }, NOW + 5)).toBe(true);
    expect(await store.ranked.append({ id, after: 22, steps: steps('c'), end: null }, NOW + 6)).toBe(false);
    expect(await store.ranked.find(id)).toMatchObject({ number: 22, over: 1, ended: NOW + 5, rank: 'WON' });
  });

  run(
    '[S54] what is closed stays closed: no new try, no step, and what was played counts as not finished',
    async () => {
      await store.ranked.seal(sealed(200, 'one'));
      const { id } = (await opened('cas', 200, 'cas'))!;
      await store.ranked.append({ id, after: 0, steps: steps('a'), end: null }, NOW);
      const [, late] = await Promise.all([store.ranked.close(201, NOW + 1), opened('dan', 200, 'dan', NOW + 1, other)]);
      // Before the close, or not at all.
      if (late) expect(await store.ranked.find('dan')).toMatchObject({ over: 1 });
      expect(await opened('eve', 200, 'eve')).toBeNull();
      expect(await other.ranked.append({ id, after: 1, steps: steps('b'), end }, NOW)).toBe(false);
      expect(await store.ranked.find(id)).toMatchObject({ over: 1, ended: null, won: 0, reason: 'not-finished' });
      await other.ranked.close(201, NOW + 9);
      expect((await store.ranked.day(200, 'quest'))!.closed).toBe(NOW + 1);
      expect(await store.ranked.howMany(200, 'quest')).toBe(late ? 2 : 1);
    },
  );

  run('[S56] figures take those first that ended first, and those without an end last', async () => {
    await store.ranked.seal(sealed(210, 'one'));
    for (const [i, key] of ['p1', 'p2', 'p3'].entries()) {
      const { id } = (await opened(key, 210, key))!;
      if (i > 0) await store.ranked.append({ id, after: 0, steps: steps('a'), end }, NOW - i);
    }
    await store.ranked.close(211, NOW);
    const counted = await store.ranked.counted(210, 'quest', 10);
    expect(counted.map(({ reason }) => reason)).toEqual(['won', 'won', 'not-finished']);
  });

  run('[S58] of two players who become one the first try stays; it goes with everything else', async () => {
    await store.ranked.seal(sealed(220, 'one'));
    await store.devices.offer('fay', 'mark', NOW + 60_000, NOW);
    const first = (await opened('fay', 220, 'fay', NOW))!;
    const second = (await opened('gus', 220, 'gus', NOW + 1))!;
    await store.ranked.append({ id: second.id, after: 0, steps: steps('a'), end }, NOW + 2);
    expect(await store.devices.join('gus', 'mark', NOW)).toBe(true);
    const player = (await store.player('gus'))!;
    expect((await store.ranked.of(player.id)).map(({ id }) => id)).toEqual([first.id]);
    expect(await store.ranked.steps(second.id)).toEqual([]);
    await store.remove(player.id);
    expect(await store.ranked.find(first.id)).toBeNull();
  });

  run('[S23] a copy has the seals, the tries and their steps', async () => {
    const to: Place = { dir: join(folder, `copy of ${name}`) };
    const rows = await copyStore(place, to);
    expect(rows.ranked_days).toBeGreaterThan(0);
    expect(rows.ranked_steps).toBeGreaterThan(20);
    const copy = await openStore(to);
    expect(await copy.ranked.days(0, 1000)).toEqual(await store.ranked.days(0, 1000));
    expect(await copy.ranked.find('bea')).toEqual(await store.ranked.find('bea'));
    await copy.close();
  });
});
