import { setTimeout } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator } from 'kysely';
import { playersAndResults } from './0001-players-and-results.ts';
import { devices } from './0002-devices.ts';
import { matches } from './0003-matches.ts';
import { friends } from './0004-friends.ts';
import { ratings } from './0005-ratings.ts';
import { ranked } from './0006-ranked.ts';

/** Forward only, in the order of their names. One that was released is never changed: the next one goes on from it. */
const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-players-and-results': playersAndResults,
  '0002-devices': devices,
  '0003-matches': matches,
  '0004-friends': friends,
  '0005-ratings': ratings,
  '0006-ranked': ranked,
};

/** Two processes that open one new SQLite file both begin; the one that loses finds the work done when it looks again. */
const TRIES = 40;
const RETRY_MS = 50;

/** Brings a store up to date. A store that a newer version wrote is left alone. */
// biome-ignore lint/suspicious/noExplicitAny: a migrator takes a database of any tables
export const migrate = async (db: Kysely<any>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  let failed: unknown;
  for (let i = 0; i < TRIES; i += 1) {
    ({ error: failed } = await migrator.migrateToLatest());
    if (!failed) return;
    await setTimeout(RETRY_MS);
  }
  throw failed;
};
