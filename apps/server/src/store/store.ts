import { createHash } from 'node:crypto';
import { BOUNDS } from '@lockstep/api';
import { sql, type Transaction } from 'kysely';
import { type Attempts, attemptsOn } from './attempts.ts';
import { type Challenges, challengesOn } from './challenges.ts';
import { type Devices, devicesOn } from './devices.ts';
import { asked } from './failure.ts';
import { type Groups, groupsOn, leaveGroup } from './groups.ts';
import { type Journal, journalOn } from './journal.ts';
import type { Listening } from './listen.ts';
import { forgetMatches, type MatchStore, matchStoreOn } from './matches.ts';
import { ensurePlayer } from './players.ts';
import { type Ratings, ratingsOn } from './ratings.ts';
import type { Database, ResultRow, Tables } from './tables.ts';

/** Who signed a request, and what makes that signature one of a kind. */
export interface Signer {
  readonly key: string;
  readonly nonce: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** A result as the server worked it out. */
export type NewResult = Omit<ResultRow, 'player' | 'attempt' | 'counted' | 'received'>;

export interface Recorded {
  readonly kind: 'stored' | 'seen';
  readonly counted: boolean;
}

export interface Player {
  readonly id: string;
  readonly name: string | null;
  readonly devices: readonly Tables['devices'][];
}

/** One counted result of a date, as the figures about everyone need it. */
export type CountedRow = Pick<ResultRow, 'player' | 'won' | 'rank' | 'turns' | 'reason' | 'merit' | 'kept'>;

export interface Store {
  readonly devices: Devices;
  readonly journal: Journal;
  readonly groups: Groups;
  readonly challenges: Challenges;
  readonly attempts: Attempts;
  /** Whether the signature was not used before; from now on it was. */
  admit(signer: Signer): Promise<boolean>;
  /** In one transaction with the signature: stored, or here before; nothing where the signature was used or there are too many. */
  record(signer: Signer, result: NewResult, open: boolean, now: number): Promise<Recorded | 'replayed' | 'too-many'>;
  player(key: string): Promise<Player | null>;
  rename(key: string, name: string, now: number): Promise<void>;
  results(player: string): Promise<readonly ResultRow[]>;
  remove(player: string): Promise<{ readonly results: number; readonly devices: number }>;
  /** The first so many counted results of a date, in the order they came. */
  counted(day: number, ledger: string, most: number): Promise<readonly CountedRow[]>;
  countedOf(day: number, ledger: string, player: string): Promise<CountedRow | null>;
  howMany(day: number, ledger: string): Promise<number>;
  hasPlayed(day: number, ledger: string, player: string): Promise<boolean>;
  /** Forgets signatures that are out of time by the clock of `now`, in milliseconds. */
  purge(now: number): Promise<void>;
  isReady(): Promise<boolean>;
  readonly matches: MatchStore;
  readonly ratings: Ratings;
  close(): Promise<void>;
}

const markOf = ({ key, nonce }: Signer): string => createHash('sha256').update(`${key} ${nonce}`).digest('base64url');

/** Concurrent results of one player are rare, and each try sees what the other wrote. */
const TRIES = 8;

const admitIn = async (db: Database, signer: Signer): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nonces')
    .columns(['mark', 'created'])
    .expression((eb) =>
      eb
        .selectFrom('clock')
        .select([
          sql<string>`cast(${markOf(signer)} as text)`.as('mark'),
          sql<number>`cast(${signer.created} as bigint)`.as('created'),
        ])
        .where('purged', '<=', signer.created),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

interface Writing {
  readonly player: string;
  readonly result: NewResult;
  readonly open: boolean;
  readonly now: number;
}

const addResult = async (
  db: Transaction<Tables>,
  { player, result, open, now }: Writing,
): Promise<Recorded | 'too-many' | 'again'> => {
  const { day, ledger, seal } = result;
  const own = await db
    .selectFrom('results')
    .select(['seal', 'counted'])
    .where('day', '=', day)
    .where('ledger', '=', ledger)
    .where('player', '=', player)
    .execute();
  const before = own.find((row) => row.seal === seal);
  if (before) return { kind: 'seen', counted: before.counted === 1 };
  if (own.length >= BOUNDS.tries) return 'too-many';
  const counted = open && own.every((row) => row.counted === 0);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('results')
    .values({ ...result, player, attempt: own.length, counted: counted ? 1 : 0, received: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? { kind: 'stored', counted } : 'again';
};

/** What goes with its player, and is not counted when it goes. */
const OWNED = ['codes', 'journal', 'challengers', 'attempts', 'ratings'] as const;

const COUNTED = ['player', 'won', 'rank', 'turns', 'reason', 'merit', 'kept'] as const;

/** All that is asked of a database, the same for every kind of it. */
export const storeOn = (db: Database, listening: Listening | null = null): Store => {
  const countedRows = (day: number, ledger: string) =>
    db
      .selectFrom('results')
      .select(COUNTED)
      .where('day', '=', day)
      .where('ledger', '=', ledger)
      .where('counted', '=', 1);
  return {
    devices: devicesOn(db),
    journal: journalOn(db),
    matches: matchStoreOn(db, listening?.onNote ?? null),
    groups: groupsOn(db),
    challenges: challengesOn(db),
    attempts: attemptsOn(db),
    ratings: ratingsOn(db),
    admit: (signer) => asked(() => admitIn(db, signer)),
    record: (signer, result, open, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          if (!(await admitIn(inside, signer))) return 'replayed';
          const player = await ensurePlayer(inside, signer.key, now);
          for (let i = 0; i < TRIES; i += 1) {
            const added = await addResult(inside, { player, result, open, now });
            if (added !== 'again') return added;
          }
          throw new Error('another process keeps writing the same results');
        }),
      ),
    player: (key) =>
      asked(async () => {
        const found = await db
          .selectFrom('devices')
          .innerJoin('players', 'players.id', 'devices.player')
          .select(['players.id', 'players.name'])
          .where('devices.key', '=', key)
          .executeTakeFirst();
        if (!found) return null;
        const devices = await db
          .selectFrom('devices')
          .selectAll()
          .where('player', '=', found.id)
          .orderBy('added')
          .orderBy('key')
          .execute();
        return { ...found, devices };
      }),
    rename: (key, name, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const player = await ensurePlayer(inside, key, now);
          await inside.updateTable('players').set({ name }).where('id', '=', player).execute();
        }),
      ),
    results: (player) =>
      asked(() =>
        db
          .selectFrom('results')
          .selectAll()
          .where('player', '=', player)
          .orderBy('day')
          .orderBy('ledger')
          .orderBy('attempt')
          .execute(),
      ),
    remove: (player) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const results = await inside.deleteFrom('results').where('player', '=', player).executeTakeFirst();
          const devices = await inside.deleteFrom('devices').where('player', '=', player).executeTakeFirst();
          const groups = await inside.selectFrom('members').select('group_id').where('player', '=', player).execute();
          for (const { group_id } of groups) await leaveGroup(inside, player, group_id);
          for (const table of OWNED) await inside.deleteFrom(table).where('player', '=', player).execute();
          await forgetMatches(inside, player);
          await inside.deleteFrom('players').where('id', '=', player).execute();
          return { results: Number(results.numDeletedRows), devices: Number(devices.numDeletedRows) };
        }),
      ),
    counted: (day, ledger, most) =>
      asked(() => countedRows(day, ledger).orderBy('received').orderBy('player').limit(most).execute()),
    countedOf: (day, ledger, player) =>
      asked(async () => (await countedRows(day, ledger).where('player', '=', player).executeTakeFirst()) ?? null),
    howMany: (day, ledger) =>
      asked(async () => {
        const { players } = await db
          .selectFrom('results')
          .select((row) => row.fn.countAll<number>().as('players'))
          .where('day', '=', day)
          .where('ledger', '=', ledger)
          .where('counted', '=', 1)
          .executeTakeFirstOrThrow();
        return players;
      }),
    hasPlayed: (day, ledger, player) =>
      asked(async () => {
        const own = await db
          .selectFrom('results')
          .select('attempt')
          .where('day', '=', day)
          .where('ledger', '=', ledger)
          .where('player', '=', player)
          .limit(1)
          .executeTakeFirst();
        return own !== undefined;
      }),
    purge: (now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const before = Math.floor(now / 1000) - 2 * BOUNDS.clock;
          // A clock that was set back moves nothing back.
          await inside.updateTable('clock').set({ purged: before }).where('purged', '<', before).execute();
          await inside.deleteFrom('nonces').where('created', '<', before).execute();
          await inside.deleteFrom('codes').where('expires', '<=', now).execute();
        }),
      ),
    isReady: async () => {
      try {
        await db.selectFrom('clock').select('purged').execute();
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      await listening?.close();
      await db.destroy();
    },
  };
};
