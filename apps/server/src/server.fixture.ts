import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, connect, makeIdentity } from '@lockstep/api';
import { editions, library } from './library.fixture.ts';
import { type ServerOptions, serveAll } from './serve.ts';
import type { Served } from './site/index.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface TestServer extends Served {
  readonly folder: string;
  readonly store: Store;
  /** Every line that was logged. */
  readonly logged: string[];
  /** A new device with a key of its own. */
  device(alg?: 'ed25519' | 'ecdsa-p256-sha256'): Promise<Client>;
}

/** Noon of this date in UTC, when it is today and the next date has begun in the east. */
export const TODAY = '2026-11-18';
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** A server in this process, on a free port of loopback, with a clock that stands. */
export const startServer = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-server-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />home',
  );
  writeFileSync(join(folder, 'sw.js'), '');
  const store = await openStore({ dir: join(folder, 'data') });
  const logged: string[] = [];
  const now = options.now ?? (() => NOON);
  const served = (await serveAll({
    site: folder,
    host: '127.0.0.1',
    port: 0,
    store,
    library,
    editions,
    log: 'info',
    logTo: { write: (line) => logged.push(line) },
    now,
    ...options,
  }))!;
  return {
    ...served,
    folder,
    store,
    logged,
    device: async (alg = 'ed25519') =>
      connect({ address: served.address, identity: await makeIdentity(alg), now: () => Math.floor(now() / 1000) }),
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
};
