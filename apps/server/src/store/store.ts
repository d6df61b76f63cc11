import { BOUNDS } from '@lockstep/api';
import { type Attempts, attemptsOn } from './attempts.ts';
import { type Challenges, challengesOn } from './challenges.ts';
import { type Devices, devicesOn } from './devices.ts';
import { asked } from './failure.ts';
import { type Groups, groupsOn, leaveGroup } from './groups.ts';
import { type Journal, journalOn } from './journal.ts';
import type { Listening } from './listen.ts';
import { forgetMatches, type MatchStore, matchStoreOn } from './matches.ts';
import { ensurePlayer } from './players.ts';
import { forgetTries, type RankedStore, rankedStoreOn } from './ranked.ts';
import { type Ratings, ratingsOn } from './ratings.ts';
import { admit, type NewResult, type RecordAnswer, recorderOn, type Signer } from './record.ts';
import type { CountedRow, Database, ResultRow, Tables } from './tables.ts';

export type { NewResult, Signer } from './record.ts';
export type { CountedRow } from './tables.ts';

export interface Player {
  readonly id: string;
  readonly name: string | null;
  readonly devices: readonly Tables['devices'][];
}

export interface Store {
  readonly devices: Devices;
  readonly journal: Journal;
  readonly groups: Groups;
  readonly challenges: Challenges;
  readonly attempts: Attempts;
  /** Whether the signature was not used before; from now on it was. */
  admit(signer: Signer): Promise<boolean>;
  /** In one transaction with the signature: stored, or here before; nothing where the signature was used or there are too many. */
  record(signer: Signer, result: NewResult, open: boolean, now: number): Promise<RecordAnswer>;
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
  readonly ranked: RankedStore;
  close(): Promise<void>;
}

/** What goes with its player, and is not counted when it goes. */
const OWNED = ['codes', 'journal', 'challengers', 'attempts', 'ratings'] as const;

const COUNTED = ['player', 'won', 'rank', 'turns', 'reason', 'merit', 'kept'] as const;

/** All that is asked of a database, the same for every kind of it. */
export const storeOn = (db: Database, listening: Listening | null = null): Store => {
  const record = recorderOn(db);
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
    ranked: rankedStoreOn(db),
    admit: (signer) => asked(() => admit(db, signer)),
    record: (signer, result, open, now) => asked(() => record({ signer, result, open, now })),
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
          await forgetTries(inside, player);
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
