import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { type Answered, API_HEADER, BOUNDS, connect, findServer, makeIdentity } from '@lockstep/api';
import { canonical } from '@lockstep/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DENIAL_CODES } from './denial.ts';
import { namesOf, playedBy, puzzleOf } from './library.fixture.ts';
import { NOON, startServer, type TestServer, TODAY } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 100_000 });
});
afterAll(() => server.close());

const answerOf = <Value>(answered: Answered<Value>): Value => {
  if (answered.kind !== 'answer') throw new Error(JSON.stringify(answered));
  return answered.value;
};
const codeOf = (answered: Answered<unknown>): string =>
  answered.kind === 'refused' ? answered.error.code : answered.kind;

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, server.address), init);

describe('the house', () => {
  test('[S12] one process serves the app and the API', async () => {
    expect(await (await get('/')).text()).toContain('home');
    expect(await (await get('/health')).json()).toEqual({ ok: true });
    expect(await (await get('/ready')).json()).toEqual({ ready: true });
    expect(await findServer(server.address)).toEqual({ lockstep: 1, now: NOON / 1000 });
    expect((await get('/')).headers.get(API_HEADER)).toBe('v1');
    expect((await get('/nothing')).status).toBe(404);
    expect((await get('/healthy')).status).toBe(404);
  });

  test('[S12] figures for those who run it: requests by route, results by what became of them', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toContain('lockstep_request_seconds_count{method="GET",route="/health",status="200"}');
    expect(text).toContain('lockstep_results_total');
  });

  test('[S14] every answer of the API bans scripts, frames, sniffing and referrers', async () => {
    for (const path of ['/api/v1', '/api/v1/nothing', '/health', '/metrics', '/api/v1/openapi.json']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('[S15] the API is described by OpenAPI made from its schemas, and documented', async () => {
    const page = (await (await get('/api/v1/openapi.json')).json()) as {
      openapi: string;
      paths: { [path: string]: { [method: string]: { responses: object; requestBody?: object } } };
    };
    expect(page.openapi).toBe('3.1.0');
    const listed = Object.entries(page.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'head')
        .map((method) => `${method} ${path}`),
    );
    expect(listed.sort()).toEqual([
      'delete /api/v1/challenges/{challenge}/players/me',
      'delete /api/v1/groups/{group}',
      'delete /api/v1/groups/{group}/members/me',
      'delete /api/v1/me',
      'delete /api/v1/me/devices/{device}',
      'get /api/v1',
      'get /api/v1/challenges',
      'get /api/v1/challenges/{challenge}',
      'get /api/v1/everyone/{ledger}/{date}',
      'get /api/v1/friends/{ledger}/{date}',
      'get /api/v1/groups',
      'get /api/v1/groups/{group}',
      'get /api/v1/groups/{group}/table/{date}',
      'get /api/v1/matches',
      'get /api/v1/matches/scenes',
      'get /api/v1/matches/{match}',
      'get /api/v1/me',
      'get /api/v1/me/devices',
      'get /api/v1/me/export',
      'get /api/v1/ranked',
      'get /api/v1/ranked/boards/{game}/{date}',
      'get /api/v1/ranked/tries/{try}/after/{steps}',
      'get /api/v1/ratings',
      'post /api/v1/attempts',
      'post /api/v1/challenges',
      'post /api/v1/challenges/{challenge}/players',
      'post /api/v1/devices',
      'post /api/v1/groups',
      'post /api/v1/groups/{group}/members',
      'post /api/v1/matches',
      'post /api/v1/matches/{match}/join',
      'post /api/v1/me/codes',
      'post /api/v1/me/journal',
      'post /api/v1/ranked/tries',
      'post /api/v1/ranked/tries/{try}/actions',
      'post /api/v1/results',
      'put /api/v1/me',
    ]);
    expect(JSON.stringify(page.paths['/api/v1/results']?.post?.requestBody)).toContain(`"maxItems":${BOUNDS.actions}`);
    const docs = await get('/api/');
    expect(docs.headers.get('content-type')).toContain('text/html');
    expect(docs.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/api/static/swagger-ui.css')).status).toBe(200);
  });
});

describe('results', () => {
  test('[S6] sent, sent again, and sent by another: one text each, seen the second time', async () => {
    const play = playedBy('careful', puzzleOf('protocol', TODAY));
    const [ann, bea] = [await server.device(), await server.device('ecdsa-p256-sha256')];
    const first = answerOf(await ann.sendResult(play));
    expect(first).toMatchObject({ ledger: 'protocol', date: TODAY, counted: true, seen: false });
    expect(answerOf(await ann.sendResult(play))).toEqual({ ...first, seen: true });
    expect(answerOf(await bea.sendResult(play))).toEqual(first);
    expect(answerOf(await ann.me())).toMatchObject({ name: null, devices: 1, results: 1 });
  });

  test.each([
    ['2026-11-19', 'counted', true],
    ['2026-11-18', 'counted', true],
    ['2026-11-17', 'late', false],
  ])('[S7] at noon in UTC a result of %s is %s', async (date, _what, counted) => {
    const device = await server.device();
    const play = playedBy('careful', puzzleOf('testimony', date));
    expect(answerOf(await device.sendResult(play))).toMatchObject({ counted });
  });

  test('[S7] a date that has not come anywhere is refused', async () => {
    const device = await server.device();
    const play = playedBy('careful', puzzleOf('testimony', '2026-11-20'));
    expect(codeOf(await device.sendResult(play))).toBe('not-yet');
  });

  test('[S5] a refusal names what is wrong, where, and what to do', async () => {
    const device = await server.device();
    const answered = await device.sendResult({ ...namesOf('protocol', TODAY), actions: ['win'] });
    expect(answered).toEqual({
      kind: 'refused',
      error: {
        code: 'not-an-action',
        at: 'body.actions.0',
        message: expect.stringContaining('no action of the game'),
        remedy: 'send the actions of the replay',
      },
    });
    expect(codeOf(await device.me())).toBe('unknown-player');
  });
});

describe('signatures', () => {
  const signedBy = async (): Promise<{ url: URL; init: RequestInit }> => {
    let caught: { url: URL; init: RequestInit } | undefined;
    const client = connect({
      address: server.address,
      identity: await makeIdentity('ed25519'),
      now: () => NOON / 1000,
      fetch: async (url, init) => {
        caught ??= { url: new URL(String(url)), init: init! };
        return fetch(url, init);
      },
    });
    answerOf(await client.setName('Ann'));
    return caught!;
  };

  test('[S3] a request that was seen on its way is good once', async () => {
    const { url, init } = await signedBy();
    const again = await fetch(url, init);
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ error: { code: 'signature-used', at: 'headers.signature-input' } });
  });

  test('[S2] without a signature nothing personal is answered', async () => {
    for (const [method, path] of [
      ['GET', 'me'],
      ['GET', 'me/export'],
      ['DELETE', 'me'],
      ['GET', 'me/devices'],
      ['DELETE', 'me/devices/x'],
      ['POST', 'me/codes'],
      ['POST', 'devices'],
      ['POST', 'me/journal'],
      ['GET', 'groups'],
      ['GET', 'groups/x'],
      ['GET', `groups/x/table/${TODAY}`],
      ['DELETE', 'groups/x'],
      ['GET', 'challenges'],
      ['GET', 'challenges/x'],
      ['POST', 'attempts'],
      ['GET', `everyone/protocol/${TODAY}`],
    ] as const) {
      const answer = await get(`/api/v1/${path}`, { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 'unsigned' } });
    }
  });

  test('[S3] a device whose clock is wrong signs by the server’s', async () => {
    const identity = await makeIdentity('ed25519');
    const client = connect({ address: server.address, identity, now: () => NOON / 1000 - 86_400 });
    expect(answerOf(await client.setName('Late'))).toMatchObject({ name: 'Late' });
  });
});

describe('oneself', () => {
  test('[S10] a name is taken, changed, and refused', async () => {
    const device = await server.device();
    expect(answerOf(await device.setName('Ann'))).toMatchObject({ name: 'Ann', results: 0 });
    expect(answerOf(await device.setName('Bea'))).toMatchObject({ name: 'Bea' });
    expect(codeOf(await device.setName('<script>'))).toBe('wrong-name');
    expect(answerOf(await device.me())).toMatchObject({ name: 'Bea' });
  });

  test('[S11] export everything, delete everything: then nothing is known', async () => {
    const device = await server.device();
    await device.setName('Gone');
    const play = playedBy('careful', puzzleOf('protocol', TODAY));
    const { seal } = answerOf(await device.sendResult(play));
    const all = answerOf(await device.exportAll());
    expect(all).toMatchObject({ name: 'Gone', results: [{ date: TODAY, ledger: 'protocol', counted: true }] });
    expect(all.results[0]!.replay).toContain(`= ${seal}`);
    expect(all.devices).toHaveLength(1);
    expect(answerOf(await device.deleteAll())).toEqual({ deleted: { results: 1, devices: 1 } });
    for (const answered of [await device.me(), await device.exportAll(), await device.deleteAll()])
      expect(codeOf(answered)).toBe('unknown-player');
  });

  test('[S9] what everyone did is shown after an own finish, and of ten or more', async () => {
    const date = '2026-11-19';
    const plays = ['careful', 'greedy', 'top-impact'].map((bot) => playedBy(bot, puzzleOf('protocol', date)));
    const devices = await Promise.all(Array.from({ length: 12 }, () => server.device()));
    expect(codeOf(await devices[0]!.everyone('protocol', date))).toBe('not-finished');
    for (const [i, device] of devices.entries()) {
      if (i === 9)
        expect(answerOf(await devices[0]!.everyone('protocol', date))).toMatchObject({ players: 0, ends: [] });
      answerOf(await device.sendResult(plays[i % 3]!));
    }
    const all = answerOf(await devices[3]!.everyone('protocol', date));
    expect(all.players).toBe(10);
    expect(all.ends.reduce((sum, { players }) => sum + players, all.others)).toBe(10);
    expect(codeOf(await devices[0]!.everyone('testimony', date))).toBe('not-finished');
    expect(codeOf(await devices[0]!.everyone('protocol', 'never'))).toBe('unknown-date');
  });
});

describe('a second device', () => {
  test('[S16] joins by a code: one player, the results of both, and the code is used up', async () => {
    const [laptop, phone, other] = [
      await server.device(),
      await server.device('ecdsa-p256-sha256'),
      await server.device(),
    ];
    await laptop.setName('Nia');
    answerOf(await laptop.sendResult(playedBy('careful', puzzleOf('protocol', TODAY))));
    answerOf(await phone.sendResult(playedBy('careful', puzzleOf('testimony', TODAY))));
    const { code, expires } = answerOf(await laptop.newCode());
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(Date.parse(expires) - NOON).toBe(600_000);
    expect(answerOf(await phone.joinBy(code))).toMatchObject({ name: 'Nia', devices: 2, results: 2 });
    expect(codeOf(await other.joinBy(code))).toBe('wrong-code');
    expect(codeOf(await other.joinBy('nonsense'))).toBe('wrong-shape');
    expect(codeOf(await other.me())).toBe('unknown-player');
    const { devices } = answerOf(await phone.devices());
    const mine = devices.find(({ here }) => here)!;
    expect(devices.filter(({ here }) => !here)).toHaveLength(1);
    expect(codeOf(await laptop.dropDevice('none'))).toBe('unknown-device');
    expect(codeOf(await phone.dropDevice(mine.device))).toBe('unknown-device');
    expect(answerOf(await laptop.dropDevice(mine.device))).toMatchObject({ devices: 1, results: 2 });
    expect(codeOf(await phone.me())).toBe('unknown-player');
  });

  test('[S16] codes cannot be guessed at leisure', async () => {
    const own = await startServer();
    const device = await own.device();
    const guesses = [];
    for (let i = 0; i < 21; i += 1) guesses.push(codeOf(await device.joinBy(String(i).padStart(10, '0'))));
    expect(guesses.slice(-2)).toEqual(['wrong-code', 'away']);
    await own.close();
  });

  test('[S17] devices tell each other of their journals, and take back what they lack', async () => {
    const [laptop, phone] = [await server.device(), await server.device()];
    const entry = (daily: string): string => canonical({ kind: 'solution-shown', game: 'protocol', daily });
    answerOf(await phone.joinBy(answerOf(await laptop.newCode()).code));
    const first = answerOf(await laptop.exchange({ player: null, after: 0, entries: [entry('2026-01-01')] }));
    expect(first).toMatchObject({ devices: 2, entries: [entry('2026-01-01')], after: 1, more: false });
    const both = answerOf(await phone.exchange({ player: 'another', after: 7, entries: [entry('2026-01-02')] }));
    expect(both.entries).toEqual([entry('2026-01-01'), entry('2026-01-02')]);
    const next = answerOf(await laptop.exchange({ player: first.player, after: first.after, entries: [] }));
    expect(next).toMatchObject({ entries: [entry('2026-01-02')], after: 2 });
    expect(answerOf(await phone.exportAll()).journal).toHaveLength(2);
    for (const wrong of ['{}', 'no', ` ${entry('2026-01-03')}`, JSON.stringify({ kind: 'finished' })])
      expect(codeOf(await phone.exchange({ player: null, after: 0, entries: [wrong] }))).toBe('wrong-entry');
  });
});

describe('hostile requests', () => {
  const post = (body: string, headers: { [name: string]: string } = {}): Promise<Response> =>
    get('/api/v1/results', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  test('[S8] a body that is too large is refused before it is read', async () => {
    const answer = await post(' '.repeat(BOUNDS.resultBody + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'too-large' } });
  });

  test('[S14] other media, methods and addresses are refused by name', async () => {
    expect(await (await post('<x/>', { 'content-type': 'text/xml' })).json()).toMatchObject({
      error: { code: 'wrong-media' },
    });
    expect(await (await get('/api/v1/results')).json()).toMatchObject({ error: { code: 'unknown-address' } });
    for (const path of ['/api/../secret', '/api/%2e%2e/%2e%2e/etc/passwd', '/api/static/../../package.json']) {
      const status = await new Promise<number>((resolve, reject) => {
        const asked = request({ port: server.port, host: '127.0.0.1', path }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        });
        asked.on('error', reject);
        asked.end();
      });
      expect(status, path).toBe(404);
    }
  });

  test('[S14] a body that is signed and is no JSON, too deep or of another shape is refused with its place', async () => {
    const identity = await makeIdentity('ed25519');
    const bodies: readonly [body: unknown, at: string][] = [
      [JSON.parse('['.repeat(3000) + ']'.repeat(3000)), 'body.game'],
      [{ ...namesOf('protocol', TODAY), actions: ['a'], extra: 1 }, 'body.extra'],
      [{ ...namesOf('protocol', TODAY), actions: [7] }, 'body.actions.0'],
      [null, 'body'],
    ];
    const client = connect({ address: server.address, identity, now: () => NOON / 1000 });
    for (const [body, at] of bodies)
      expect(await client.sendResult(body as never)).toMatchObject({
        kind: 'refused',
        error: { code: 'wrong-shape', at },
      });
  });

  test('[S14] a client that vanishes in the middle of a body leaves the server as it was', async () => {
    await new Promise<void>((resolve) => {
      const socket = connectSocket(server.port, '127.0.0.1', () => {
        socket.write(
          'POST /api/v1/results HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"a"',
        );
        socket.destroy();
      });
      socket.on('close', () => resolve());
    });
    expect((await get('/health')).status).toBe(200);
  });

  test('[S14] SQL in every field is refused or kept as text', async () => {
    const device = await server.device();
    const nasty = `x'); drop table players; --`;
    answerOf(await device.setName('Robert'));
    expect(answerOf(await device.setName(nasty))).toMatchObject({ name: nasty });
    const { group } = answerOf(await device.makeGroup(nasty));
    expect(answerOf(await device.group(group))).toMatchObject({ name: nasty });
    const entry = canonical({ kind: 'solution-shown', game: nasty, daily: nasty });
    expect(answerOf(await device.exchange({ player: nasty, after: 0, entries: [entry] })).entries).toEqual([entry]);
    const codes = [
      await device.joinBy(nasty),
      await device.dropDevice(nasty),
      await device.joinGroup(nasty),
      await device.takeUp(nasty),
      await device.everyone(nasty, TODAY),
      await device.friends('protocol', nasty),
      await device.challenge({ game: nasty, date: TODAY }),
      await device.openAttempt({ game: 'protocol', date: nasty }),
      await device.sendResult({ ...namesOf('protocol', TODAY), actions: [nasty] }),
    ].map(codeOf);
    expect(codes).toEqual([
      'wrong-shape',
      'unknown-device',
      'unknown-group',
      'unknown-challenge',
      'not-finished',
      'unknown-date',
      'wrong-shape',
      'wrong-shape',
      'not-an-action',
    ]);
    expect(answerOf(await device.me())).toMatchObject({ name: nasty, devices: 1 });
  });

  test('[S12] behind a trusted proxy each address has its own limit; the word of any other is not taken', async () => {
    const statuses = async (trustProxy: string | undefined): Promise<readonly number[]> => {
      const own = await startServer({ requestsPerMinute: 1, ...(trustProxy === undefined ? {} : { trustProxy }) });
      const ask = async (from: string): Promise<number> =>
        (await fetch(new URL('api/v1', own.address), { headers: { 'x-forwarded-for': from } })).status;
      const found = [await ask('203.0.113.1'), await ask('203.0.113.2'), await ask('203.0.113.1')];
      await own.close();
      return found;
    };
    expect(await statuses('127.0.0.1')).toEqual([200, 200, 429]);
    expect(await statuses('10.0.0.0/8')).toEqual([200, 429, 429]);
    expect(await statuses(undefined)).toEqual([200, 429, 429]);
  });

  test('[S12] a flood from one address is slowed down, and the app is served all the same', async () => {
    const small = await startServer({ requestsPerMinute: 5 });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await fetch(new URL('api/v1', small.address))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const answer = await fetch(new URL('api/v1/nothing', small.address));
    expect(await answer.json()).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(small.address)).status).toBe(200);
    await small.close();
  });
});

test('[S12] while the store is away the answer is 503 with when to ask again, and a client keeps what it has', async () => {
  const own = await startServer();
  await own.store.close();
  const ready = await fetch(new URL('ready', own.address));
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  const device = await own.device();
  expect(await device.sendResult(playedBy('careful', puzzleOf('protocol', TODAY)))).toEqual({ kind: 'away' });
  expect((await fetch(new URL('health', own.address))).status).toBe(200);
  expect(own.logged.some((line) => line.includes('store-away'))).toBe(true);
  await own.close();
});

test('[S10] logs name routes and statuses: no address, no key, no name, no date of a player', async () => {
  const own = await startServer();
  const device = await own.device();
  await device.setName('Quincy');
  await device.everyone('protocol', TODAY);
  await device.sendResult({ ...namesOf('protocol', TODAY), actions: ['win'] });
  await own.close();
  const text = own.logged.join('');
  expect(text).toContain('"route":"/api/v1/everyone/:ledger/:date"');
  for (const word of ['127.0.0.1', 'Quincy', 'ed25519', TODAY, 'keyid']) expect(text).not.toContain(word);
});

test('every code of a refusal is on the page of the server', () => {
  const page = readFileSync(new URL('../../../docs/spec/server.md', import.meta.url), 'utf8');
  for (const code of DENIAL_CODES) expect(page).toContain(`\`${code}\``);
});
