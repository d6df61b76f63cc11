import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './tables.ts';

const CONNECTIONS = 10;
/** How long a request waits for a connection before the answer is that the store is away. */
const CONNECT_MS = 3_000;

/** A shared store: any number of processes may use one database. */
export const openPostgres = async (url: string): Promise<Database> => {
  const { default: pg } = await import('pg');
  const types = {
    // Counts and times are below 2 ** 53.
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
  };
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS, types });
  // A connection that breaks while it is idle is replaced by the pool; the next request tells whether the database is there.
  pool.on('error', () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};
