import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { connect } from '@lockstep/api';
import { makeDay } from '@lockstep/calendar';
import { openStore, serveAll } from '@lockstep/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editionsFor } from '../library.ts';
import { programIdentity } from '../program-key.ts';
import { type Streams, withStreams } from '../streams.ts';
import { ranked } from './ranked.ts';
import { seat } from './seat.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const DATE = makeDay(Math.floor(NOW / DAY_MS) as never);

let folder: string;
let address: string;
let close: () => Promise<void>;
const clock = { now: NOW };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lockstep-ranked-'));
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(folder, file), '');
  const served = (await serveAll({
    site: folder,
    host: '127.0.0.1',
    port: 0,
    store: await openStore({ dir: folder }),
    library: { dailies: () => undefined, editionOn: () => undefined },
    editions: editionsFor,
    log: 'error',
    now: () => clock.now,
  }))!;
  ({ address, close } = served);
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

interface Told {
  readonly ok: boolean;
  readonly legal: readonly string[];
  readonly outcome: { readonly result: string } | null;
}

/** A program at the night of the day, for as many actions. */
const program = async (key: string, actions: number): Promise<Told> => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const own = { input, output, errors: new PassThrough(), env: {}, exitWith: () => {} } as never as Streams;
  const options = { ranked: 'testimony', date: DATE, key, name: 'Deep Toaster' };
  const running = withStreams(own, () => seat(address, options));
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<Told> => {
    input.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await lines.next()).value as string) as Told;
  };
  let told = await ask({ do: 'start' });
  if (!told.outcome)
    expect(await ask({ do: 'step', action: 'dance' })).toMatchObject({
      ok: false,
      refusal: { code: expect.any(String) },
    });
  for (let i = 0; i < actions && !told.outcome; i += 1) told = await ask({ do: 'step', action: told.legal[0]! });
  await ask({ do: 'quit' });
  await running;
  return told;
};

/** What a command prints, and how it ends. */
const said = async (options: object): Promise<{ text: string; code: number }> => {
  const output = new PassThrough();
  let code = 0;
  const own = { output, errors: new PassThrough(), env: {}, exitWith: (given: number) => (code = given) };
  await withStreams(own as never as Streams, () => ranked(address, options));
  return { text: String(output.read()), code };
};

test('[S57] a program plays the one try of its key over the pipe, and stands on the board of programs', async () => {
  const key = join(folder, 'toaster.pem');
  const first = await program(key, 1);
  const second = await program(key, 20);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect(second.outcome).toMatchObject({ result: expect.stringMatching(/^(?:won|lost)$/) });
  expect(await program(key, 0)).toEqual({ ...second, events: [] });
  expect(readFileSync(key, 'utf8')).toContain('PRIVATE KEY');
  const { text } = await said({ board: 'testimony', date: DATE });
  expect(text).toMatch(/1 +Deep Toaster/);
});

test('[S50] [S51] fingerprints are listed; what was sealed is checked once the day is over, with a replay', async () => {
  const { days } = JSON.parse((await said({ json: true })).text) as {
    days: readonly { game: string; date: string; fingerprint: string }[];
  };
  const { fingerprint } = days.find(({ game, date }) => game === 'testimony' && date === DATE)!;
  expect((await said({})).text).toContain(fingerprint.slice(0, 16));
  await expect(said({ check: 'testimony', date: DATE })).rejects.toMatchObject({ code: 'not-over' });
  clock.now = NOW + 3 * DAY_MS;
  const checked = await said({ check: 'testimony', date: DATE, fingerprint });
  expect([checked.text.includes('The deal follows from what was sealed.'), checked.code]).toEqual([true, 0]);
  expect(await said({ check: 'quest', date: DATE })).toMatchObject({ code: 0 });
  const other = await said({ check: 'testimony', date: DATE, fingerprint: '0'.repeat(64) });
  expect([other.text.includes('No: another fingerprint was told before.'), other.code]).toEqual([true, 1]);

  const identity = await programIdentity(join(folder, 'toaster.pem'));
  const client = connect({ address, identity, now: () => Math.floor(clock.now / 1000) });
  const board = await client.rankedBoard('testimony', DATE);
  const own = board.kind === 'answer' ? await client.rankedTry(board.value.own!.try) : board;
  const replay = join(folder, 'replay.txt');
  const genuine = own.kind === 'answer' ? (own.value as { replay: string }).replay : '';
  writeFileSync(replay, genuine);
  expect(await said({ check: 'testimony', date: DATE, replay })).toMatchObject({ code: 0 });
  writeFileSync(replay, genuine.replace(/^seed .*$/m, 'seed 0123456789abcdef'));
  const forged = await said({ check: 'testimony', date: DATE, replay });
  expect([forged.text.includes('No: the replay has another seed.'), forged.code]).toEqual([true, 1]);
});
