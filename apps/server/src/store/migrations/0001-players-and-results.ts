import { type Kysely, type Migration, sql } from 'kysely';

export const playersAndResults: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's
  up: async (db: Kysely<any>) => {
    await db.schema
      .createTable('players')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('joined', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('devices')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('added', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('devices_of_player').on('devices').column('player').execute();
    await db.schema
      .createTable('nonces')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('nonces_by_age').on('nonces').column('created').execute();
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('purged', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into clock (id, purged) values (0, 0)`.execute(db);
    await db.schema
      .createTable('results')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('ledger', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .addColumn('replay', 'text', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('rank', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('merit', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('kept', 'text', (column) => column.notNull())
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['day', 'ledger', 'player', 'attempt'])
      .addUniqueConstraint('results_once', ['day', 'ledger', 'player', 'seal'])
      .execute();
    await db.schema
      .createIndex('results_in_order')
      .on('results')
      .columns(['day', 'ledger', 'counted', 'received', 'player'])
      .execute();
    await db.schema.createIndex('results_of_player').on('results').column('player').execute();
  },
};
