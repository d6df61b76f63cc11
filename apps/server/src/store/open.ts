import { listenOn } from './listen.ts';
import { CHANNEL } from './matches.ts';
import { migrate } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, storeOn } from './store.ts';
import type { Database } from './tables.ts';

/** Where results are kept: a folder for the embedded store, or a database for several processes. */
export type Place = { readonly dir: string } | { readonly url: string };

/** The database of that place, brought up to date. */
export const openDatabase = async (place: Place): Promise<Database> => {
  const db = 'url' in place ? await openPostgres(place.url) : await openSqlite(place.dir);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

/** The store of that place, brought up to date. */
export const openStore = async (place: Place): Promise<Store> => {
  const db = await openDatabase(place);
  return storeOn(db, 'url' in place ? await listenOn(place.url, CHANNEL) : null);
};
