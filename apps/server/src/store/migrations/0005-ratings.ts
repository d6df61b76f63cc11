import type { Kysely, Migration } from 'kysely';

/** Ratings of players, and which matches are still to be rated. */
export const ratings: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('ratings')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['player', 'game', 'list'])
      .execute();
    await db.schema.createIndex('ratings_by_list').on('ratings').columns(['list', 'game', 'rating']).execute();
    await db.schema
      .alterTable('matches')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('changes', 'text').execute();
    await db.schema.createIndex('matches_by_rated').on('matches').column('rated').execute();
  },
};
