import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Client, connect, type Identity, makeIdentity } from '@lockstep/api';
import { expect, test } from 'vitest';
import { library, playedBy, puzzleOf } from './library.fixture.ts';
import { startServer, TODAY } from './server.fixture.ts';
import { openStore } from './store/open.ts';
import { hasPostgres, startCluster } from './store/postgres.fixture.ts';

const play = playedBy('careful', puzzleOf('protocol', TODAY));

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((look) => setTimeout(look, 10));
};

test.skipIf(!hasPostgres())(
  '[S6] [S12] PostgreSQL restarts while results come in: 503 with when to ask again, then on; nothing acknowledged is lost',
  async () => {
    const cluster = startCluster();
    const server = await startServer({
      store: await openStore({ url: cluster.newDatabase() }),
      requestsPerMinute: 100_000,
    });
    const acknowledged: Client[] = [];
    const unsure: Client[] = [];
    let sending = true;
    const send = async (): Promise<void> => {
      while (sending) {
        const device = await server.device();
        const { kind } = await device.sendResult(play);
        (kind === 'answer' ? acknowledged : unsure).push(device);
      }
    };
    const senders = Array.from({ length: 4 }, send);
    await until(() => acknowledged.length >= 5);
    await cluster.restart(async () => {
      await until(() => unsure.length > 0);
      const ready = await fetch(new URL('ready', server.address));
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await ready.json()).toMatchObject({ error: { code: 'store-away' } });
      expect((await fetch(new URL('health', server.address))).status).toBe(200);
      expect((await fetch(server.address)).status).toBe(200);
    });
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + 5);
    sending = false;
    await Promise.all(senders);
    for (const device of acknowledged) {
      expect(await device.sendResult(play)).toMatchObject({ kind: 'answer', value: { seen: true } });
      expect(await device.me()).toMatchObject({ value: { results: 1 } });
    }
    for (const device of unsure) {
      expect(await device.sendResult(play)).toMatchObject({ kind: 'answer' });
      expect(await device.me()).toMatchObject({ value: { results: 1 } });
    }
    await server.close();
    cluster.stop();
  },
);

const LOCKSTEP = fileURLToPath(new URL('../../cli/bin/lockstep.js', import.meta.url));

/** The first date there is, so that it has come whatever the clock of this machine says. */
const FIRST = new Date(library.dailies('protocol')!.schedule[0]!.day * 86_400_000).toISOString().slice(0, 10);
const first = playedBy('careful', puzzleOf('protocol', FIRST));

interface Running {
  readonly address: string;
  readonly errors: () => string;
  end(): Promise<void>;
}

/** The real command; a shell may limit how large its files grow, in blocks of 1 024 bytes. */
const start = async (folder: string, data: string, limit = 'unlimited'): Promise<Running> => {
  const args = ['serve', '--json', '--port', '0', '--dir', folder, '--data', data, '--log', 'error'];
  const shell = ['-c', 'ulimit -f "$1"; shift; exec "$@"', 'sh', limit, process.execPath, LOCKSTEP, ...args];
  const child: ChildProcess = spawn('bash', shell, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}: ${errors}`)));
  });
  return {
    address: (JSON.parse(line) as { address: string }).address,
    errors: () => errors,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

/** Sends results of new players until one is not taken. */
const sendUntilFull = async (
  address: string,
): Promise<{ readonly acknowledged: readonly Identity[]; readonly refused: Identity }> => {
  const acknowledged: Identity[] = [];
  for (;;) {
    const identity = await makeIdentity('ed25519');
    const { kind } = await connect({ address, identity }).sendResult(first);
    if (kind !== 'answer') return { acknowledged, refused: identity };
    acknowledged.push(identity);
  }
};

const expectAll = async (address: string, acknowledged: readonly Identity[], refused: Identity): Promise<void> => {
  expect(acknowledged.length).toBeGreaterThan(10);
  for (const identity of acknowledged) {
    const client = connect({ address, identity });
    expect(await client.sendResult(first)).toMatchObject({ kind: 'answer', value: { seen: true } });
    expect(await client.me()).toMatchObject({ value: { results: 1 } });
  }
  const client = connect({ address, identity: refused });
  expect(await client.sendResult(first)).toMatchObject({ kind: 'answer' });
  expect(await client.me()).toMatchObject({ value: { results: 1 } });
};

const mayMount = (): boolean => {
  const probe = mkdtempSync(join(tmpdir(), 'lockstep-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]).status === 0;
  if (mounted) spawnSync('umount', [probe]);
  rmSync(probe, { recursive: true });
  return mounted;
};

const emptySite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-full-'));
  for (const name of ['index.html', 'sw.js']) writeFileSync(join(folder, name), '');
  return folder;
};

test.skipIf(!mayMount())(
  '[S6] [S12] the disk is full: the answer is 503, the log says why, everything acknowledged is there; with room again it goes on by itself',
  async () => {
    const folder = emptySite();
    const disk = mkdtempSync(join(tmpdir(), 'lockstep-disk-'));
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]);
    const server = await start(folder, disk);
    try {
      const { acknowledged, refused } = await sendUntilFull(server.address);
      await until(() => /full|disk I\/O/i.test(server.errors()));
      expect(server.errors()).toContain('store-away');
      expect((await fetch(new URL('health', server.address))).status).toBe(200);
      expect(spawnSync('mount', ['-o', 'remount,size=16m', disk]).status).toBe(0);
      await expectAll(server.address, acknowledged, refused);
    } finally {
      await server.end();
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true });
      rmSync(folder, { recursive: true });
    }
  },
);

test.skipIf(process.platform === 'win32')(
  '[S6] [S12] a file that may not grow: the answer is 503, and everything acknowledged is there for the next process',
  async () => {
    const folder = emptySite();
    const data = join(folder, 'data');
    const limited = await start(folder, data, '1500');
    const { acknowledged, refused } = await sendUntilFull(limited.address);
    await until(() => limited.errors().includes('store-away'));
    await limited.end();
    const server = await start(folder, data);
    await expectAll(server.address, acknowledged, refused);
    await server.end();
    rmSync(folder, { recursive: true });
  },
);

/** What a server says to a client that sends a piece now and then, until the connection is closed. */
const drip = async (address: string, pieces: () => string): Promise<string> => {
  const { hostname, port } = new URL(address);
  const socket = dial(Number(port), hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  socket.on('error', () => {});
  const dripping = setInterval(() => socket.write(pieces()), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return said;
};

test('[S8] a client that drips its headers, or its body, is cut off with 408, and others are answered meanwhile', async () => {
  const server = await startServer({ patience: { headersMs: 300, requestMs: 600 } });
  const head = `POST /api/v1/results HTTP/1.1\r\nhost: x\r\n`;
  let asked = 0;
  const slowHead = drip(server.address, () => {
    asked += 1;
    return asked === 1 ? head : `x-${asked}: y\r\n`;
  });
  let sent = 0;
  const slowBody = drip(server.address, () => {
    sent += 1;
    return sent === 1 ? `${head}content-type: application/json\r\ncontent-length: 4000\r\n\r\n{` : ' ';
  });
  expect(await (await server.device()).setName('Ann')).toMatchObject({ kind: 'answer' });
  for (const said of await Promise.all([slowHead, slowBody])) expect(said).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});
