import { createHash } from 'node:crypto';
import { PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The same key gives the same player, so two first requests at once make one player. */
const playerOf = (key: string): string => createHash('sha256').update(`player ${key}`).digest('base64url').slice(0, 22);

/** PostgreSQL writes at several places at a time; SQLite has one writer, and no word for this. */
const hasRowLocks = (db: Transaction<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The player of a key, held until the transaction ends: a merge of two players waits for it. */
const heldPlayer = async (db: Transaction<Tables>, key: string): Promise<string | undefined> => {
  const device = db.selectFrom('devices').select('player').where('key', '=', key);
  return (await (hasRowLocks(db) ? device.forShare() : device).executeTakeFirst())?.player;
};

/** The player of a key, made where there is none yet. */
export const ensurePlayer = async (db: Transaction<Tables>, key: string, now: number): Promise<string> => {
  const known = await heldPlayer(db, key);
  if (known !== undefined) return known;
  const id = playerOf(key);
  await db
    .insertInto('players')
    .values({ id, name: null, joined: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('devices')
    .values({ key, player: id, added: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};

/** Until the transaction ends no other one passes this line for the same player. */
export const lockPlayer = async (db: Transaction<Tables>, player: string): Promise<void> => {
  if (hasRowLocks(db)) await db.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute();
};
