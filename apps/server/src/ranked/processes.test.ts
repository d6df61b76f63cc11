import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connect, makeIdentity } from '@lockstep/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../match/match.fixture.ts';
import { type Cluster, hasPostgres, startCluster } from '../store/postgres.fixture.ts';
import { takeUp } from './ranked.fixture.ts';

const LOCKSTEP = fileURLToPath(new URL('../../../cli/bin/lockstep.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'lockstep-ranked-'));
let cluster: Cluster | undefined;
beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'sw.js'), '');
  if (hasPostgres()) cluster = startCluster();
});
afterAll(() => {
  cluster?.stop();
  rmSync(folder, { recursive: true });
});

interface Running {
  readonly address: string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const start = async (url: string): Promise<Running> => {
  const child: ChildProcess = spawn(process.execPath, [LOCKSTEP, 'serve', '--json', '--port', '0', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
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

test.skipIf(!hasPostgres())(
  '[S50] [S54] two processes deal the same sealed days; one is killed in the middle of a try, and it goes on',
  async () => {
    const url = cluster!.newDatabase();
    const [left, right] = await Promise.all([start(url), start(url)]);
    const identity = await makeIdentity('ed25519');
    const [one, two] = [left, right].map(({ address }) => connect({ address, identity }));
    const { days } = answerOf(await one!.rankedDays());
    expect(answerOf(await two!.rankedDays()).days).toEqual(days);
    const { date } = days.find(({ state, game }) => state === 'open' && game === 'freeplay')!;
    const player = await takeUp(one!, answerOf(await one!.openTry({ game: 'freeplay', date })));
    await player.play(3);
    const there = await takeUp(two!, answerOf(await two!.openTry({ game: 'freeplay', date })));
    expect([there.token, there.number()]).toEqual([player.token, 3]);
    // Both processes have the try at hand now; each goes on from what the other wrote.
    await there.play(2);
    await left.end('SIGKILL');
    const again = await start(url);
    const three = connect({ address: again.address, identity });
    const after = await takeUp(three, answerOf(await three.rankedTry(player.token)));
    expect(after.number()).toBe(5);
    await after.play();
    expect(answerOf(await two!.rankedTry(player.token))).toMatchObject({ over: true, number: after.number() });
    expect(answerOf(await three.rankedDays()).days).toEqual(days);
    await Promise.all([right.end('SIGTERM'), again.end('SIGTERM')]);
  },
);
