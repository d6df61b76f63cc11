import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Client, connect, type Identity, makeIdentity } from '@lockstep/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { library, playedBy, puzzleOf } from './library.fixture.ts';

const LOCKSTEP = fileURLToPath(new URL('../../cli/bin/lockstep.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'lockstep-process-'));
beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'sw.js'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Running {
  readonly address: string;
  /** Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** The real command, in a process of its own. */
const start = async (data: string): Promise<Running> => {
  const args = [LOCKSTEP, 'serve', '--json', '--port', '0', '--dir', folder, '--data', data];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
  });
  return {
    address: (JSON.parse(line) as { address: string }).address,
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
};

/** The first date there is, so that it has come whatever the clock of this machine says. */
const FIRST = new Date(library.dailies('protocol')!.schedule[0]!.day * 86_400_000).toISOString().slice(0, 10);
const play = playedBy('careful', puzzleOf('protocol', FIRST));

const ROUNDS = 2;
const SENDERS = 6;

test('[S6] killed while results come in: every acknowledged one is there, none twice', async () => {
  const data = join(folder, 'killed');
  const acknowledged: Identity[] = [];
  const unsure: Identity[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start(data);
    let killed = false;
    const send = async (): Promise<void> => {
      while (!killed) {
        const identity = await makeIdentity('ed25519');
        const { kind } = await connect({ address: server.address, identity }).sendResult(play);
        (kind === 'answer' ? acknowledged : unsure).push(identity);
        if (acknowledged.length >= (round + 1) * 25 && !killed) {
          killed = true;
          await server.end('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
  }
  const server = await start(data);
  const clientOf = (identity: Identity): Client => connect({ address: server.address, identity });
  for (const identity of acknowledged) {
    expect(await clientOf(identity).sendResult(play)).toMatchObject({ kind: 'answer', value: { seen: true } });
    expect(await clientOf(identity).me()).toMatchObject({ value: { results: 1 } });
  }
  // What was under way is there or not; sent again, it is there once.
  for (const identity of unsure) {
    await clientOf(identity).sendResult(play);
    expect(await clientOf(identity).me()).toMatchObject({ value: { results: 1 } });
  }
  await server.end('SIGTERM');
});

test('[S6] two processes on one SQLite file: all results are there', async () => {
  const data = join(folder, 'shared');
  const servers = await Promise.all([start(data), start(data)]);
  const devices = await Promise.all(
    Array.from({ length: 24 }, async (_, i) => {
      const identity = await makeIdentity('ed25519');
      const answered = await connect({ address: servers[i % 2]!.address, identity }).sendResult(play);
      expect(answered).toMatchObject({ kind: 'answer', value: { seen: false } });
      return identity;
    }),
  );
  for (const [i, identity] of devices.entries()) {
    const other = servers[(i + 1) % 2]!;
    expect(await connect({ address: other.address, identity }).me()).toMatchObject({ value: { results: 1 } });
  }
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});
