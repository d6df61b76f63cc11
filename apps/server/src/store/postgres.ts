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
  // A connection that breaks is replaced by the pool. Without a listener its error would end the process, idle or in use; the query that
  // was under way, or the next one, tells of it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};
