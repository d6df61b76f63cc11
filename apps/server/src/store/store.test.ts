import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOUNDS } from '@lockstep/api';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyStore } from './copy.ts';
import { StoreFailure } from './failure.ts';
import { openStore, type Place } from './open.ts';
import { type Cluster, hasPostgres, startCluster } from './postgres.fixture.ts';
import { STORE_FILE } from './sqlite.ts';
import type { NewResult, Signer, Store } from './store.ts';

const NOW = 1_795_000_000_000;
const SECONDS = NOW / 1000;

let signatures = 0;
const signed = (key: string, created = SECONDS): Signer => {
  signatures += 1;
  return { key, nonce: `nonce-${signatures}`, created };
};

const result = (seal: string, more: Partial<NewResult> = {}): NewResult => ({
  day: 20_775,
  ledger: 'protocol',
  seal,
  replay: `replay of ${seal}`,
  won: 1,
  rank: 'GOLD',
  turns: 4,
  reason: 'unlocked',
  merit: '[4,-2,0]',
  facts: '{}',
  kept: '["a","b"]',
  ...more,
});

const folder = mkdtempSync(join(tmpdir(), 'lockstep-store-'));
let cluster: Cluster | undefined;
beforeAll(() => {
  if (hasPostgres()) cluster = startCluster();
});
afterAll(() => {
  cluster?.stop();
  rmSync(folder, { recursive: true });
});

let stores = 0;
const sqlitePlace = (): Place => {
  stores += 1;
  return { dir: join(folder, `store${stores}`) };
};

const KINDS: readonly [name: string, here: boolean, place: () => Place][] = [
  ['SQLite', true, sqlitePlace],
  ['PostgreSQL', hasPostgres(), () => ({ url: cluster!.newDatabase() })],
];

describe.each(KINDS)('a store on %s', (_name, here, newPlace) => {
  const run = test.skipIf(!here);
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    if (!here) return;
    place = newPlace();
    store = await openStore(place);
  });
  afterAll(() => store?.close());

  run('[S13] is brought up to date once, and opened again as it was', async () => {
    await store.record(signed('keeper'), result('kept', { day: 1 }), true, NOW);
    const again = await openStore(place);
    const player = await again.player('keeper');
    expect(await again.results(player!.id)).toHaveLength(1);
    await again.close();
  });

  run('[S6] a result is stored once: the same again is seen, with the same answer', async () => {
    const first = await store.record(signed('ann'), result('s1'), true, NOW);
    expect(first).toEqual({ kind: 'stored', counted: true });
    expect(await store.record(signed('ann'), result('s1'), true, NOW + 5)).toEqual({ kind: 'seen', counted: true });
    expect(await store.howMany(20_775, 'protocol')).toBe(1);
    const ann = (await store.player('ann'))!;
    expect(await store.results(ann.id)).toEqual([
      { ...result('s1'), player: ann.id, attempt: 0, counted: 1, received: NOW },
    ]);
  });

  run('[S7] the first result of an open date counts, later ones and late ones do not', async () => {
    const day = 20_800;
    expect(await store.record(signed('bea'), result('late', { day }), false, NOW)).toMatchObject({ counted: false });
    expect(await store.record(signed('bea'), result('one', { day }), true, NOW)).toMatchObject({ counted: true });
    expect(await store.record(signed('bea'), result('two', { day }), true, NOW)).toMatchObject({ counted: false });
    expect(await store.howMany(day, 'protocol')).toBe(1);
    const bea = (await store.player('bea'))!;
    expect(await store.countedOf(day, 'protocol', bea.id)).toMatchObject({ player: bea.id, merit: '[4,-2,0]' });
    expect(await store.countedOf(day, 'testimony', bea.id)).toBeNull();
    expect(await store.hasPlayed(day, 'protocol', bea.id)).toBe(true);
    expect(await store.hasPlayed(day + 1, 'protocol', bea.id)).toBe(false);
  });

  run('[S6] many of one player at the same time: none is lost, none is there twice, one counts', async () => {
    const day = 20_801;
    const seals = Array.from({ length: 12 }, (_, i) => `at-once-${i % 6}`);
    const answers = await Promise.all(
      seals.map((seal) => store.record(signed('cas'), result(seal, { day }), true, NOW)),
    );
    expect(answers.filter((answer) => typeof answer !== 'string' && answer.kind === 'stored')).toHaveLength(6);
    expect(answers.filter((answer) => typeof answer !== 'string' && answer.kind === 'seen')).toHaveLength(6);
    const rows = await store.results((await store.player('cas'))!.id);
    expect(rows.map(({ attempt }) => attempt)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows.filter(({ counted }) => counted === 1)).toHaveLength(1);
  });

  run(`[S8] of one puzzle a player may send ${BOUNDS.tries} results`, async () => {
    const day = 20_802;
    for (let i = 0; i < BOUNDS.tries; i += 1) await store.record(signed('dot'), result(`t${i}`, { day }), true, NOW);
    expect(await store.record(signed('dot'), result('more', { day }), true, NOW)).toBe('too-many');
    expect(await store.record(signed('dot'), result('t3', { day }), true, NOW)).toMatchObject({ kind: 'seen' });
  });

  run('[S3] a signature is good once, also with two of the same at a time', async () => {
    const once = signed('eve');
    expect(await Promise.all([store.admit(once), store.admit(once)])).toEqual(expect.arrayContaining([true, false]));
    expect(await store.admit(once)).toBe(false);
    expect(await store.record(once, result('forged'), true, NOW)).toBe('replayed');
    expect(await store.player('eve')).toBeNull();
    expect(await store.admit({ ...once, key: 'another' })).toBe(true);
  });

  run('[S3] what was forgotten stays refused, also after the clock was set back', async () => {
    const old = signed('fay', SECONDS - 5 * BOUNDS.clock);
    expect(await store.admit(old)).toBe(true);
    await store.purge(NOW);
    expect(await store.admit(old)).toBe(false);
    await store.purge(NOW - 3_600_000);
    expect(await store.admit(old)).toBe(false);
    expect(await store.admit(signed('fay', SECONDS))).toBe(true);
  });

  run('[S11] delete everything leaves nothing of that player and all of the others', async () => {
    const day = 20_803;
    await store.rename('gil', 'Gil', NOW);
    await store.record(signed('gil'), result('g', { day }), true, NOW);
    await store.record(signed('hal'), result('g', { day }), true, NOW);
    const gil = (await store.player('gil'))!;
    expect(gil).toMatchObject({ name: 'Gil', devices: [{ key: 'gil', added: NOW }] });
    expect(await store.remove(gil.id)).toEqual({ results: 1, devices: 1 });
    expect(await store.player('gil')).toBeNull();
    expect(await store.results(gil.id)).toEqual([]);
    expect(await store.howMany(day, 'protocol')).toBe(1);
  });

  run('[S16] a code is good once and for its time, and the last one alone', async () => {
    const { devices } = store;
    await devices.offer('jo', 'code-1', NOW + 10, NOW);
    await devices.offer('jo', 'code-2', NOW + 10, NOW);
    expect(await devices.join('jo-phone', 'code-1', NOW)).toBe(false);
    expect(await devices.join('jo-phone', 'code-2', NOW)).toBe(true);
    expect(await devices.join('jo-tablet', 'code-2', NOW)).toBe(false);
    const jo = (await store.player('jo-phone'))!;
    expect(jo.devices.map(({ key }) => key)).toEqual(['jo', 'jo-phone']);
    await devices.offer('jo', 'code-3', NOW + 10, NOW);
    expect(await devices.join('jo-tablet', 'code-3', NOW + 10)).toBe(false);
    expect(await devices.drop(jo.id, 'jo-phone')).toBe(true);
    expect(await devices.drop(jo.id, 'jo-phone')).toBe(false);
    expect(await store.player('jo-phone')).toBeNull();
  });

  run(
    '[S16] two players become one: every line once, the first counted one counts, nothing is overwritten',
    async () => {
      const day = 20_806;
      const send = (key: string, seal: string, at: number, on = day) =>
        store.record(signed(key), result(seal, { day: on }), true, NOW + at);
      await send('kim', 'b', 2);
      await send('kim', 'c', 3);
      await send('kim-phone', 'a', 1);
      await send('kim-phone', 'c', 4);
      await send('kim-phone', 'd', 5, day + 1);
      await store.rename('kim-phone', 'Kim', NOW);
      await store.journal.add('kim', ['one', 'two'], 10, NOW);
      await store.journal.add('kim-phone', ['two', 'three'], 10, NOW);
      await store.devices.offer('kim', 'kim-code', NOW + 10, NOW);
      const before = (await store.player('kim-phone'))!.id;
      expect(await store.devices.join('kim-phone', 'kim-code', NOW)).toBe(true);
      const kim = (await store.player('kim-phone'))!;
      expect(kim).toMatchObject({ id: (await store.player('kim'))!.id, name: 'Kim' });
      expect(
        (await store.results(kim.id)).map(({ day: on, seal, attempt, counted }) => [on - day, seal, attempt, counted]),
      ).toEqual([
        [0, 'a', 0, 1],
        [0, 'b', 1, 0],
        [0, 'c', 2, 0],
        [1, 'd', 0, 1],
      ]);
      expect(await store.journal.all(kim.id)).toEqual(['one', 'two', 'three']);
      expect([await store.results(before), await store.journal.all(before)]).toEqual([[], []]);
      expect(await store.howMany(day, 'protocol')).toBe(1);
    },
  );

  run('[S16] while two players become one, what is sent meanwhile is theirs', async () => {
    const day = 20_809;
    await Promise.all(['lea', 'lea-phone'].map((key) => store.rename(key, 'Lea', NOW)));
    await store.devices.offer('lea', 'lea-code', NOW + 10, NOW);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, i) =>
        store.record(signed('lea-phone'), result(`m${i}`, { day }), true, NOW).catch(() => null),
      ),
      store.devices.join('lea-phone', 'lea-code', NOW),
    ]);
    for (let i = 0; i < 10; i += 1) await store.record(signed('lea-phone'), result(`m${i}`, { day }), true, NOW);
    const lea = (await store.player('lea'))!;
    expect(await store.results(lea.id)).toHaveLength(10);
    expect(await store.howMany(day, 'protocol')).toBe(1);
  });

  run('[S18] groups, challenges and attempts are the same on every store', async () => {
    const { groups, challenges, attempts } = store;
    const most = { groups: 2, members: 2 };
    await store.rename('ned', 'Ned', NOW);
    expect(await groups.create('ned', { id: 'g1', name: 'One' }, 2, NOW)).toBe(true);
    expect(await groups.create('ned', { id: 'g2', name: 'Two' }, 2, NOW + 1)).toBe(true);
    expect(await groups.create('ned', { id: 'g3', name: 'Three' }, 2, NOW)).toBe(false);
    expect(await groups.join('oda', 'none', most, NOW)).toBe('unknown');
    expect(await Promise.all([groups.join('oda', 'g1', most, NOW), groups.join('pit', 'g1', most, NOW)])).toEqual(
      expect.arrayContaining(['joined', 'full']),
    );
    const [ned, group] = [(await store.player('ned'))!.id, (await groups.get('g1'))!];
    expect(group).toMatchObject({ name: 'One', owner: ned });
    const friend = group.members.find(({ player }) => player !== ned)!.player;
    expect((await groups.friends(ned)).map(({ player }) => player).sort()).toEqual([ned, friend].sort());
    expect((await groups.of(ned)).map(({ id }) => id)).toEqual(['g1', 'g2']);
    await groups.leave(ned, 'g1');
    expect(await groups.get('g1')).toMatchObject({ owner: friend, members: [{ player: friend }] });
    await groups.leave(friend, 'g1');
    expect(await groups.get('g1')).toBeNull();

    const puzzle = { day: 20_820, ledger: 'protocol' };
    expect(await challenges.create('ned', { id: 'c1', game: 'protocol', ...puzzle }, 1, NOW)).toBe(true);
    expect(await challenges.create('ned', { id: 'c2', game: 'protocol', ...puzzle }, 1, NOW)).toBe(false);
    expect(await challenges.join('oda', 'c1', 2, NOW)).toBe('joined');
    expect(await attempts.open('ned', puzzle, NOW)).toBe(NOW);
    expect(await attempts.open('ned', puzzle, NOW + 9)).toBe(NOW);
    await store.record(signed('ned'), result('n1', puzzle), true, NOW + 60_000);
    await store.record(signed('ned'), result('n2', puzzle), true, NOW + 60_000);
    const challenge = (await challenges.get('c1'))!;
    expect((await challenges.players(challenge)).find(({ player }) => player === ned)).toMatchObject({
      replay: 'replay of n1',
    });
    expect(await attempts.board([ned], 20_820, 20_820)).toMatchObject([{ opened: NOW, received: NOW + 60_000 }]);
    expect(await attempts.of(ned)).toHaveLength(1);
    await store.remove(ned);
    expect([await groups.of(ned), await challenges.of(ned), await attempts.of(ned)]).toEqual([[], [], []]);
    expect(await challenges.players(challenge)).toHaveLength(1);
  });

  run('[S17] a journal is a set in the order of its places, and bounded', async () => {
    const { journal } = store;
    await Promise.all([
      journal.add('max', ['a', 'b', 'a'], 4, NOW),
      journal.add('max', ['b', 'c'], 4, NOW),
      journal.add('max', ['c'], 4, NOW),
    ]);
    const max = (await store.player('max'))!.id;
    expect([...(await journal.all(max))].sort()).toEqual(['a', 'b', 'c']);
    expect((await journal.after(max, 1, 1)).map(({ place }) => place)).toEqual([2]);
    expect(await journal.add('max', ['d', 'e'], 4, NOW)).toBe('full');
    expect(await journal.all(max)).toHaveLength(3);
    await store.remove(max);
    expect(await journal.all(max)).toEqual([]);
  });

  run('[S9] counted results come in the order in which they came, no more than asked for', async () => {
    const day = 20_804;
    for (const [i, key] of ['x3', 'x1', 'x2'].entries())
      await store.record(signed(key), result(key, { day, turns: i }), true, NOW + i);
    expect((await store.counted(day, 'protocol', 2)).map(({ turns }) => turns)).toEqual([0, 1]);
  });

  run('[S14] text that looks like SQL is text', async () => {
    const nasty = `'); drop table results; -- "\\`;
    await store.rename(nasty, nasty, NOW);
    await store.record(signed(nasty), result(nasty, { day: 20_805, ledger: nasty, replay: nasty }), true, NOW);
    const player = (await store.player(nasty))!;
    expect(player.name).toBe(nasty);
    expect((await store.results(player.id))[0]).toMatchObject({ seal: nasty, replay: nasty });
  });

  run('is ready while it is open, and says when it is not', async () => {
    const own = await openStore(place);
    expect(await own.isReady()).toBe(true);
    await own.close();
    expect(await own.isReady()).toBe(false);
  });

  /** A match of two that is over; `rated` as the log leaves it. */
  const overMatch = async (store: Store, id: string, players: readonly [string, string], winner: number | null) => {
    const row = {
      ...{ id, game: 'battle', rules: 1, pack: '', setup: '{}', seed: '', pace: 'live', move_ms: 1, made: NOW },
      ...{ player0: players[0], player1: players[1], bot0: 0, bot1: 0, number: 3, deadline: null, over: 1 },
      ...{ standing: JSON.stringify({ end: { winner, reason: 'resigned' } }), rated: 1, changes: null },
    };
    await store.matches.make(row, players[0]);
  };

  run('[S48] a match is rated once, whoever asks, and what was left due is found', async () => {
    const store = await openStore(newPlace());
    const [ada, bob] = [await store.matches.playerFor('ada', NOW), await store.matches.playerFor('bob', NOW)];
    await overMatch(store, 'm1', [ada, bob], 0);
    expect(await store.ratings.due(9)).toEqual(['m1']);
    await Promise.all(Array.from({ length: 4 }, () => store.ratings.settle('m1', NOW)));
    expect(await store.ratings.due(9)).toEqual([]);
    const [first] = await store.ratings.of(ada);
    expect(first).toMatchObject({ list: 'people', played: 1, rating: expect.closeTo(1662.21, 1) });
    expect(await store.matches.find('m1')).toMatchObject({
      changes: '[162,-162]',
      rated: 2,
      rating1: expect.any(Number),
    });
    // Matches that end at once are rated one after the other.
    for (const id of ['m2', 'm3', 'm4']) await overMatch(store, id, id === 'm3' ? [bob, ada] : [ada, bob], null);
    await Promise.all(['m2', 'm3', 'm4'].map((id) => store.ratings.settle(id, NOW)));
    const [after] = await store.ratings.of(ada);
    expect(after!.played).toBe(4);
    expect(after!.deviation).toBeLessThan(first!.deviation);
    expect(after!.rating).toBeLessThan(first!.rating);
    await store.close();
  });

  run('[S48] of two ratings of one player the surer one stays, with the matches of both', async () => {
    const store = await openStore(newPlace());
    const names = ['ada', 'phone', 'bob'];
    const [ada, phone, bob] = await Promise.all(names.map((key) => store.matches.playerFor(key, NOW)));
    for (const [i, player] of [ada, ada, phone].entries()) {
      await overMatch(store, `m${i}`, [player!, bob!], i === 2 ? 1 : 0);
      await store.ratings.settle(`m${i}`, NOW);
    }
    const [surer] = await store.ratings.of(ada!);
    await store.devices.offer('ada', 'mark', NOW + 1, NOW);
    expect(await store.devices.join('phone', 'mark', NOW)).toBe(true);
    expect(await store.ratings.of(phone!)).toEqual([]);
    expect(await store.ratings.of(ada!)).toEqual([{ ...surer, played: 3 }]);
    await store.close();
  });
});

test.skipIf(!hasPostgres())(
  '[S23] a store is copied whole: from SQLite to PostgreSQL, back again, and never onto another',
  async () => {
    const [first, second, third] = [sqlitePlace(), { url: cluster!.newDatabase() }, sqlitePlace()];
    const store = await openStore(first);
    for (let i = 0; i < 4; i += 1)
      for (const [j, seal] of ['a', 'b'].entries())
        await store.record(signed(`rex${i}`), result(seal, { day: i, replay: `line\n${i} ’` }), true, NOW + j);
    await store.rename('rex0', 'Rex Ζωή', NOW);
    await store.groups.create('rex0', { id: 'g', name: 'Group' }, 5, NOW);
    await store.journal.add('rex0', ['entry'], 5, NOW);
    await store.devices.offer('rex0', 'mark', NOW + 1, NOW);
    await store.attempts.open('rex0', { day: 1, ledger: 'protocol' }, NOW);
    // The source is in use.
    const rows = await copyStore(first, second);
    expect(rows).toMatchObject({ players: 4, devices: 4, results: 8, groups: 1, members: 1, journal: 1, codes: 1 });
    expect(await copyStore(second, third)).toEqual(rows);
    const copied = await openStore(third);
    const rex = (await copied.player('rex0'))!;
    expect(rex).toEqual(await store.player('rex0'));
    expect(await copied.results(rex.id)).toEqual(await store.results(rex.id));
    expect(await copied.groups.of(rex.id)).toEqual(await store.groups.of(rex.id));
    await expect(copyStore(first, third)).rejects.toThrow('players in the other one');
    await expect(copyStore({ dir: join(folder, 'nowhere') }, sqlitePlace())).rejects.toThrow('no store');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    await Promise.all([store.close(), copied.close()]);
  },
);

test('[S13] a store that a newer version wrote is left alone', async () => {
  const place = sqlitePlace() as { dir: string };
  await (await openStore(place)).close();
  const file = new Libsql(join(place.dir, STORE_FILE));
  file.exec("insert into kysely_migration (name, timestamp) values ('9999-from-later', 'x')");
  file.close();
  await expect(openStore(place)).rejects.toThrow('9999-from-later');
});

test.skipIf(!hasPostgres())(
  '[S12] PostgreSQL restarted in the middle: a failure that names itself, then on',
  async () => {
    const store = await openStore({ url: cluster!.newDatabase() });
    await store.record(signed('ivy'), result('before'), true, NOW);
    await cluster!.restart(async () => {
      await expect(store.record(signed('ivy'), result('during'), true, NOW)).rejects.toThrow(StoreFailure);
      expect(await store.isReady()).toBe(false);
    });
    expect(await store.isReady()).toBe(true);
    expect(await store.record(signed('ivy'), result('after'), true, NOW)).toMatchObject({ kind: 'stored' });
    const rows = await store.results((await store.player('ivy'))!.id);
    expect(rows.map(({ seal }) => seal)).toEqual(['before', 'after']);
    await store.close();
  },
);
