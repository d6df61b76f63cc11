import type { Kysely, Migration } from 'kysely';

export const devices: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('codes')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('codes_of_player').on('codes').column('player').execute();
    await db.schema
      .createTable('journal')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_key', ['player', 'place'])
      .addUniqueConstraint('journal_once', ['player', 'mark'])
      .execute();
  },
};
