import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connect, makeIdentity } from '@lockstep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place } from '../store/open.ts';
import { type Cluster, hasPostgres, startCluster } from '../store/postgres.fixture.ts';
import type { MatchRow } from '../store/tables.ts';
import { answerOf, playOn, viewAs } from './match.fixture.ts';

const LOCKSTEP = fileURLToPath(new URL('../../../cli/bin/lockstep.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'lockstep-matches-'));
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

const NOW = 1_795_000_000_000;
const row = (id: string): MatchRow => ({
  id,
  game: 'battle',
  rules: 1,
  pack: 'p',
  setup: '{}',
  seed: '0123456789abcdef',
  pace: 'live',
  move_ms: 1000,
  player0: 'ada',
  player1: null,
  bot0: 0,
  bot1: 0,
  made: NOW,
  number: -1,
  standing: '{}',
  deadline: null,
  over: 0,
  rated: 0,
  changes: null,
});
const appended = (match: string, number: number, more: object = {}) => ({
  match,
  entry: { number, at: NOW + number, kind: 'act' as const, seat: 1, text: `step ${number}` },
  standing: `{"number":${number}}`,
  deadline: NOW + number + 1000,
  over: false,
  rated: false,
  ...more,
});

const KINDS: readonly [name: string, here: boolean, place: () => Place][] = [
  ['SQLite', true, () => ({ dir: join(folder, 'store') })],
  ['PostgreSQL', hasPostgres(), () => ({ url: cluster!.newDatabase() })],
];

describe.each(KINDS)('matches on %s', (name, here, placeOf) => {
  test.skipIf(!here)('[S46] an entry is written under its number once, and one player gets the seat', async () => {
    const place = placeOf();
    // SQLite has one writer, who would wait for the other in this one process for ever.
    const store = await openStore(place);
    const stores = [store, name === 'SQLite' ? store : await openStore(place)] as const;
    const [one, two] = [stores[0].matches, stores[1].matches];
    const heard: string[] = [];
    two.onChange((match, number) => void heard.push(`${match} ${number}`));
    expect(await one.make(row('m'), 'ada')).toBe(true);
    const joined = await Promise.all(
      ['bob', 'cyd'].map((player, i) =>
        [one, two][i]!.join(appended('m', 0, { entry: { ...appended('m', 0).entry, kind: 'join' } }), player, false),
      ),
    );
    expect([...joined].sort()).toEqual([false, true]);
    expect(await two.find('m')).toMatchObject({ player0: 'ada', player1: joined[0] ? 'bob' : 'cyd', number: 0 });
    // A hundred entries from two processes at once, each number wanted by both.
    const taken = await Promise.all(
      Array.from({ length: 100 }, (_, i) => [one, two].map((store) => store.append(appended('m', i + 1)))).flat(),
    );
    expect(taken.filter((added) => added)).toHaveLength(100);
    const entries = await one.entries('m', -1);
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, i) => i));
    expect(await one.entries('m', 98)).toMatchObject([
      { number: 99 },
      { number: 100, text: 'step 100', at: NOW + 100 },
    ]);
    expect(await two.numbers(['m', 'none'])).toEqual(new Map([['m', expect.any(Number)]]));
    expect(await two.late(NOW + 5_000, 10)).toEqual(['m']);
    expect(await two.late(NOW, 10)).toEqual([]);
    await one.append(appended('m', 101, { over: true, deadline: null }));
    expect(await two.late(NOW + 5_000, 10)).toEqual([]);
    if (name === 'PostgreSQL') {
      while (!heard.includes('m 101')) await new Promise((look) => setTimeout(look, 5));
    }
    expect((await two.of('ada', 5)).map(({ id, over }) => [id, over])).toEqual([['m', 1]]);
    for (const one of new Set(stores)) await one.close();
  });
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
  '[S46] seats and a watcher on two processes; one is killed, and the match goes on',
  async () => {
    const url = cluster!.newDatabase();
    const [left, right] = await Promise.all([start(url), start(url)]);
    const identities = [await makeIdentity('ed25519'), await makeIdentity('ed25519')] as const;
    const clientAt = ({ address }: Running, seat: 0 | 1) => connect({ address, identity: identities[seat] });
    const { match } = answerOf(
      await clientAt(left, 0).makeMatch({ game: 'battle', scene: 'lamps-against-kilns', pace: 'live', seat: 0 }),
    );
    const first = viewAs({ address: left.address, match, client: clientAt(left, 0) }, 0, 'first');
    await first.until('caught-up');
    // Joined through the other process: the first hears of it.
    answerOf(await clientAt(right, 1).joinMatch(match));
    const second = viewAs({ address: right.address, match, client: clientAt(right, 1) }, 1, 'second');
    const watcher = viewAs({ address: right.address, match, client: null });
    await Promise.all([first.until('joined'), second.until('caught-up'), watcher.until('caught-up')]);
    await playOn([first, second], 10);
    await left.end('SIGKILL');
    first.socket.close();
    const again = viewAs({ address: right.address, match, client: clientAt(right, 0) }, 0, 'again');
    await again.until('caught-up');
    expect(again.standing()).toEqual(second.standing());
    await playOn([again, second], 10);
    await second.until('step', ({ standing }) => standing.number === 20);
    expect(second.heard.filter(({ kind }) => kind === 'step')).toHaveLength(20);
    await watcher.until('step', ({ standing }) => standing.number === 20);
    again.socket.send({ kind: 'resign' });
    expect((await second.until('ended')).standing.end).toEqual({ winner: 1, reason: 'resigned' });
    for (const viewer of [again, second, watcher]) viewer.socket.close();
    await right.end('SIGTERM');
  },
);
