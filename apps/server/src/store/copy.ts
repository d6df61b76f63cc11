import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase, type Place } from './open.ts';
import { STORE_FILE } from './sqlite.ts';

/** Every table with the columns of its key, by which it is read in pages. `nonces` are signatures of the last minutes: they are copied too. */
const KEYS: { readonly [table: string]: readonly string[] } = {
  players: ['id'],
  devices: ['key'],
  nonces: ['mark'],
  clock: ['id'],
  results: ['day', 'ledger', 'player', 'attempt'],
  codes: ['mark'],
  journal: ['player', 'place'],
  matches: ['id'],
  match_entries: ['match', 'number'],
  groups: ['id'],
  members: ['group_id', 'player'],
  challenges: ['id'],
  challengers: ['challenge', 'player'],
  attempts: ['day', 'ledger', 'player'],
  ratings: ['player', 'game', 'list'],
  ranked_days: ['day', 'game'],
  ranked_tries: ['id'],
  ranked_steps: ['try', 'number'],
};

/** Rows of one page; a result takes about 1 kB. */
const PAGE = 500;

// biome-ignore lint/suspicious/noExplicitAny: rows of every table
type Any = any;

/** Tables of a database that are its players', not those of the migrations. */
const tablesOf = async (db: Kysely<Any>): Promise<readonly string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));

const pageAfter = (db: Kysely<Any>, table: string, key: readonly string[], last: Any): Promise<readonly Any[]> => {
  let rows = db.selectFrom(table).selectAll().limit(PAGE);
  for (const column of key) rows = rows.orderBy(column);
  if (last !== undefined) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    rows = rows.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => last[column]))})`);
  }
  return rows.execute();
};

const copyTable = async (from: Kysely<Any>, to: Kysely<Any>, table: string): Promise<number> => {
  const key = KEYS[table];
  if (!key) throw new Error(`${table} has no key to be copied by`);
  let rows = 0;
  for (
    let page = await pageAfter(from, table, key, undefined);
    page.length > 0;
    page = await pageAfter(from, table, key, page.at(-1))
  ) {
    await to.insertInto(table).values(page).execute();
    rows += page.length;
  }
  return rows;
};

/**
 * Copies a whole store to one without players: to back up, to restore, and to move from SQLite to PostgreSQL or back. The source may be in
 * use: what is copied is as it was at one moment. Answers how many rows each table has.
 */
export const copyStore = async (from: Place, to: Place): Promise<{ readonly [table: string]: number }> => {
  if ('dir' in from && !existsSync(join(from.dir, STORE_FILE))) throw new Error(`there is no store in ${from.dir}`);
  const source = await openDatabase(from);
  try {
    const target = await openDatabase(to);
    try {
      return await source
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((read) =>
          target.transaction().execute(async (write) => {
            const there = await write.selectFrom('players').select('id').limit(1).execute();
            if (there.length > 0) throw new Error('there are players in the other one already');
            await write.deleteFrom('clock').execute();
            const rows: { [table: string]: number } = {};
            for (const table of await tablesOf(read)) rows[table] = await copyTable(read, write, table);
            return rows;
          }),
        );
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
};
