import type { Kysely, Migration } from 'kysely';

/** Matches and their logs. */
export const matches: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('pack', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('move_ms', 'bigint', (column) => column.notNull())
      .addColumn('player0', 'text')
      .addColumn('player1', 'text')
      .addColumn('bot0', 'integer', (column) => column.notNull())
      .addColumn('bot1', 'integer', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('standing', 'text', (column) => column.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('over', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('matches_by_deadline').on('matches').column('deadline').execute();
    for (const seat of [0, 1])
      await db.schema
        .createIndex(`matches_of_player${seat}`)
        .on('matches')
        .columns([`player${seat}`, 'over', 'made'])
        .execute();
    await db.schema
      .createTable('match_entries')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('match_entries_key', ['match', 'number'])
      .execute();
  },
};
