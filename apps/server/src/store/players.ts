import { createHash } from 'node:crypto';
import { PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The same key gives the same player, so two first requests at once make one player. */
const playerOf = (key: string): string => createHash('sha256').update(`player ${key}`).digest('base64url').slice(0, 22);

/** PostgreSQL writes at several places at a time; SQLite has one writer, and no word for this. */
const hasRowLocks = (db: Transaction<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The players of keys, made where there are none yet, and held until the transaction ends: a merge of two players waits for it. */
export const ensurePlayers = async (
  db: Transaction<Tables>,
  keys: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> => {
  const devices = db
    .selectFrom('devices')
    .select(['key', 'player'])
    .where('key', 'in', [...keys]);
  const known = await (hasRowLocks(db) ? devices.forShare() : devices).execute();
  const players = new Map(known.map(({ key, player }) => [key, player]));
  const unknown = keys.filter((key) => !players.has(key));
  if (unknown.length === 0) return players;
  await db
    .insertInto('players')
    .values(unknown.map((key) => ({ id: playerOf(key), name: null, joined: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('devices')
    .values(unknown.map((key) => ({ key, player: playerOf(key), added: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const key of unknown) players.set(key, playerOf(key));
  return players;
};

/** The player of a key, made where there is none yet. */
export const ensurePlayer = async (db: Transaction<Tables>, key: string, now: number): Promise<string> =>
  (await ensurePlayers(db, [key], now)).get(key)!;

/** Until the transaction ends no other one passes this line for the same player. */
export const lockPlayer = async (db: Transaction<Tables>, player: string): Promise<void> => {
  if (hasRowLocks(db)) await db.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute();
};
