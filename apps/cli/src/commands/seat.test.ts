import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { openStream, parseSeed } from '@lockstep/kernel';
import { openStore, serveAll } from '@lockstep/server';
import { expect, test } from 'vitest';
import { editionsFor } from '../library.ts';
import { type Streams, withStreams } from '../streams.ts';
import { seat } from './seat.ts';

interface Told {
  readonly ok: boolean;
  readonly seat: number;
  readonly view: { readonly you?: number };
  readonly legal: readonly string[];
  readonly outcome: { readonly result: string; readonly reason: string } | null;
}

/** A program that plays at random over the pipe, until the match is over. */
const program = (link: string, options: object, chance: string) => {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const own = { input, output, errors, env: {}, exitWith: () => {} } as never as Streams;
  const running = withStreams(own, () => seat(link, options));
  const stream = openStream(parseSeed(chance), 'program');
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<Told> => {
    input.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await lines.next()).value as string) as Told;
  };
  return {
    errors,
    play: async () => {
      const first = await ask({ do: 'start' });
      expect(await ask({ do: 'step', action: 'dance' })).toMatchObject({
        ok: false,
        refusal: { code: expect.any(String) },
      });
      expect(await ask({ do: 'solve' })).toMatchObject({ ok: false, error: { code: 'unknown-request' } });
      let told = first;
      let steps = 0;
      for (; !told.outcome && steps < 2_000; steps += 1) {
        told = await ask({ do: 'step', action: told.legal[stream.below(told.legal.length)]! });
        // Where both may move, the other's step may end the match first: this one is refused, and the end is told when asked for.
        if (!told.ok) {
          expect(told).toMatchObject({ refusal: { code: 'match-over' } });
          told = await ask({ do: 'view' });
        }
      }
      await ask({ do: 'quit' });
      await running;
      return { first, last: told, steps };
    },
  };
};

test('[S47] two programs play each other over the pipe, each from its own seat', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-seat-'));
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(folder, file), '');
  const store = await openStore({ dir: folder });
  const server = (await serveAll({
    site: folder,
    host: '127.0.0.1',
    port: 0,
    store,
    library: { dailies: () => undefined, editionOn: () => undefined },
    editions: editionsFor,
    log: 'error',
  }))!;
  await expect(seat('nowhere', {})).rejects.toMatchObject({ code: 'usage' });
  const maker = program(server.address, { game: 'encounter', scene: 'bridge-at-dusk' }, 'maker');
  const link = await new Promise<string>((resolve) => createInterface({ input: maker.errors }).once('line', resolve));
  const [one, two] = await Promise.all([maker.play(), program(link, {}, 'friend').play()]);
  expect([one.first.seat, two.first.seat].sort()).toEqual([0, 1]);
  const results = [one.last.outcome!.result, two.last.outcome!.result].sort();
  expect([
    ['drawn', 'drawn'],
    ['lost', 'won'],
  ]).toContainEqual(results);
  expect(one.last.outcome!.reason).toBe('played');
  expect(one.steps + two.steps).toBeGreaterThan(10);
  await server.close();
  rmSync(folder, { recursive: true });
});
