import type { Kysely, Migration } from 'kysely';

/** Sealed deals, and the tries of players at them. */
export const ranked: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('ranked_days')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('pack', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('sealed', 'bigint', (column) => column.notNull())
      .addColumn('closed', 'bigint')
      .addPrimaryKeyConstraint('ranked_days_key', ['day', 'game'])
      .execute();
    await db.schema
      .createTable('ranked_tries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('program', 'integer', (column) => column.notNull())
      .addColumn('began', 'bigint', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('rank', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('merit', 'text', (column) => column.notNull())
      .addColumn('replay', 'text')
      .addUniqueConstraint('ranked_tries_once', ['day', 'game', 'player'])
      .execute();
    await db.schema.createIndex('ranked_tries_of_player').on('ranked_tries').column('player').execute();
    await db.schema
      .createIndex('ranked_tries_in_order')
      .on('ranked_tries')
      .columns(['day', 'game', 'program', 'over', 'ended'])
      .execute();
    await db.schema
      .createTable('ranked_steps')
      .addColumn('try', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ranked_steps_key', ['try', 'number'])
      .execute();
  },
};
