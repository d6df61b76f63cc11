import type { Kysely, Migration } from 'kysely';

export const friends: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('groups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('members')
      .addColumn('group_id', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('joined', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['group_id', 'player'])
      .execute();
    await db.schema.createIndex('members_by_player').on('members').column('player').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('ledger', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('challengers')
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('joined', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('challengers_key', ['challenge', 'player'])
      .execute();
    await db.schema.createIndex('challengers_by_player').on('challengers').column('player').execute();
    await db.schema
      .createTable('attempts')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('ledger', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('opened', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('attempts_key', ['day', 'ledger', 'player'])
      .execute();
    await db.schema.createIndex('attempts_by_player').on('attempts').column('player').execute();
  },
};
