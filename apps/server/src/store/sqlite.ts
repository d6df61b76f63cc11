import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database } from './tables.ts';

export const STORE_FILE = 'server.db';

/** How long a write waits for another process on the same file. */
const BUSY_MS = 5_000;
const RETRY_MS = 50;

/** SQLite itself does not wait for another process that changes the journal of a new file. */
const whenFree = async (work: () => unknown): Promise<void> => {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      work();
      return;
    } catch (error) {
      if (waited >= BUSY_MS || !/busy|locked/i.test((error as Error).message)) throw error;
      await setTimeout(RETRY_MS);
    }
  }
};

/**
 * The embedded store: one file in the folder. An answer is given after its write is on the disk (`synchronous = FULL`), so that neither a
 * kill nor a power cut takes an acknowledged result back.
 */
export const openSqlite = async (dir: string): Promise<Database> => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { default: Libsql } = await import('libsql');
  const file = new Libsql(join(dir, STORE_FILE), { timeout: BUSY_MS });
  file.exec(`pragma busy_timeout = ${BUSY_MS}; pragma synchronous = FULL;`);
  await whenFree(() => file.exec('pragma journal_mode = WAL;'));
  // Kysely prepares each query as it comes; the texts recur, so their statements are kept.
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    // On a full disk SQLite ends a transaction by itself; a rollback after that would fail, and hide why.
    if (text === 'rollback' && !file.inTransaction) return file.prepare('select 1') as SqliteStatement;
    const known = prepared.get(text) ?? (file.prepare(text) as SqliteStatement);
    if (/^(?:select|insert|update|delete)/.test(text)) prepared.set(text, known);
    return known;
  };
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
};
