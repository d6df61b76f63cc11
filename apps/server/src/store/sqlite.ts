import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database } from './tables.ts';

export const STORE_FILE = 'server.db';

/** How long a write waits for another process on the same file. */
const BUSY_MS = 5_000;

/**
 * The embedded store: one file in the folder. An answer is given after its write is on the disk (`synchronous = FULL`), so that neither a
 * kill nor a power cut takes an acknowledged result back.
 */
export const openSqlite = async (dir: string): Promise<Database> => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { default: Libsql } = await import('libsql');
  const file = new Libsql(join(dir, STORE_FILE), { timeout: BUSY_MS });
  file.exec(`pragma busy_timeout = ${BUSY_MS}; pragma journal_mode = WAL; pragma synchronous = FULL;`);
  // Kysely prepares each query as it comes; the texts recur, so their statements are kept.
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const known = prepared.get(text) ?? (file.prepare(text) as SqliteStatement);
    if (/^(?:select|insert|update|delete)/.test(text)) prepared.set(text, known);
    return known;
  };
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
};
