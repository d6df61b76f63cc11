import { MATCH_BOUNDS } from '@lockstep/api';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../match/match.ts';
import { inBatches } from './batches.ts';
import { asked } from './failure.ts';
import { ensurePlayer } from './players.ts';
import { DUE } from './ratings.ts';
import type { Database, MatchRow, Tables } from './tables.ts';

/** A match with the names and ratings that its players have now: of a seat's program its rating as a program. */
export interface NamedMatch extends MatchRow {
  readonly name0: string | null;
  readonly name1: string | null;
  readonly rating0: number | null;
  readonly rating1: number | null;
  readonly deviation0: number | null;
  readonly deviation1: number | null;
}

/** One entry for the log of one match, and what of the match's row follows from it. */
export interface Appended {
  readonly match: string;
  readonly entry: Entry;
  readonly standing: string;
  readonly deadline: number | null;
  readonly over: boolean;
  /** It is over, and counts for the ratings of both. */
  readonly rated: boolean;
}

export interface MatchStore {
  /** The player of a key, who is known from now on. */
  playerFor(key: string, now: number): Promise<string>;
  /** False where the player has as many matches under way as is allowed. */
  make(row: MatchRow, player: string): Promise<boolean>;
  find(id: string): Promise<NamedMatch | null>;
  /** Those of a player, under way first, then the newest. */
  of(player: string, most: number): Promise<readonly NamedMatch[]>;
  entries(id: string, after: number): Promise<readonly Entry[]>;
  /** Takes the empty seat, in one with the first entry of the log. False where another player was quicker. */
  join(taken: Appended, player: string, bot: boolean): Promise<boolean>;
  /** False where the log has an entry of that number: another process was quicker. */
  append(appended: Appended): Promise<boolean>;
  /** Matches in which a seat is out of time. */
  late(now: number, most: number): Promise<readonly string[]>;
  /** The numbers of the last entries, by match. */
  numbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Removes matches that no second player joined. */
  purge(before: number): Promise<void>;
  /** Calls back with a match that another process changed, and the number of its last entry; at once, where the store can. */
  onChange(listener: (match: string, number: number) => void): void;
}

export const CHANNEL = 'lockstep_match';

const SEAT_OF = { 0: 'player0', 1: 'player1' } as const;

const addEntry = async (db: Transaction<Tables>, { match, entry }: Appended): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('match_entries')
    .values({ match, ...entry })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const rowOf = ({ entry, standing, deadline, over, rated }: Appended) => ({
  number: entry.number,
  standing,
  deadline,
  over: over ? 1 : 0,
  ...(rated ? { rated: DUE } : {}),
});

/** As many entries are written in one transaction: a disk that takes a millisecond for each would be too slow for a thousand matches. */
const BATCH = 256;

const writerOn = (
  db: Database,
  notify: (db: Transaction<Tables>, appended: Appended) => Promise<void>,
): ((appended: Appended) => Promise<boolean>) =>
  inBatches({
    most: BATCH,
    subject: ({ match }) => match,
    write: (batch) =>
      db.transaction().execute(async (inside) => {
        const answers: boolean[] = [];
        for (const appended of batch) {
          const isNew = await addEntry(inside, appended);
          answers.push(isNew);
          if (!isNew) continue;
          await inside.updateTable('matches').set(rowOf(appended)).where('id', '=', appended.match).execute();
          await notify(inside, appended);
        }
        return answers;
      }),
  });

const listOf = (bot: string) => sql<string>`case when ${sql.ref(bot)} = 1 then 'bots' else 'people' end`;

/** `listen` hears what other processes tell of; null in a store that has no way for it. */
export const matchStoreOn = (
  db: Database,
  listen: ((listener: (payload: string) => void) => void) | null,
): MatchStore => {
  const notify = async (inside: Transaction<Tables>, { match, entry }: Appended): Promise<void> => {
    if (listen) await sql`select pg_notify(${CHANNEL}, ${`${match} ${entry.number}`})`.execute(inside);
  };
  const append = writerOn(db, notify);
  const named = () =>
    db
      .selectFrom('matches')
      .leftJoin('players as first', 'first.id', 'matches.player0')
      .leftJoin('players as second', 'second.id', 'matches.player1')
      .leftJoin('ratings as r0', (join) =>
        join
          .onRef('r0.player', '=', 'matches.player0')
          .onRef('r0.game', '=', 'matches.game')
          .on('r0.list', '=', listOf('matches.bot0')),
      )
      .leftJoin('ratings as r1', (join) =>
        join
          .onRef('r1.player', '=', 'matches.player1')
          .onRef('r1.game', '=', 'matches.game')
          .on('r1.list', '=', listOf('matches.bot1')),
      )
      .selectAll('matches')
      .select(['first.name as name0', 'second.name as name1'])
      .select(['r0.rating as rating0', 'r0.deviation as deviation0'])
      .select(['r1.rating as rating1', 'r1.deviation as deviation1']);
  return {
    playerFor: (key, now) => asked(() => db.transaction().execute((inside) => ensurePlayer(inside, key, now))),
    make: (row, player) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          // The write comes first, so that SQLite waits for another process instead of giving up.
          await inside.insertInto('matches').values(row).execute();
          const { count } = await inside
            .selectFrom('matches')
            .select((from) => from.fn.countAll<number>().as('count'))
            .where((where) => where.or([where('player0', '=', player), where('player1', '=', player)]))
            .where('over', '=', 0)
            .executeTakeFirstOrThrow();
          if (count <= MATCH_BOUNDS.open) return true;
          await inside.deleteFrom('matches').where('id', '=', row.id).execute();
          return false;
        }),
      ),
    find: (id) => asked(async () => (await named().where('matches.id', '=', id).executeTakeFirst()) ?? null),
    of: (player, most) =>
      asked(() =>
        named()
          .where((where) => where.or([where('player0', '=', player), where('player1', '=', player)]))
          .orderBy('over')
          .orderBy('made', 'desc')
          .limit(most)
          .execute(),
      ),
    entries: (id, after) =>
      asked(
        async () =>
          (await db
            .selectFrom('match_entries')
            .select(['number', 'at', 'kind', 'seat', 'text'])
            .where('match', '=', id)
            .where('number', '>', after)
            .orderBy('number')
            .execute()) as readonly Entry[],
      ),
    join: (taken, player, bot) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const seat = taken.entry.seat as 0 | 1;
          const { numUpdatedRows } = await inside
            .updateTable('matches')
            .set({ ...rowOf(taken), [SEAT_OF[seat]]: player, [seat === 0 ? 'bot0' : 'bot1']: bot ? 1 : 0 })
            .where('id', '=', taken.match)
            .where(SEAT_OF[seat], 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return false;
          await addEntry(inside, taken);
          await notify(inside, taken);
          return true;
        }),
      ),
    append: (appended) => asked(() => append(appended)),
    late: (now, most) =>
      asked(async () => {
        const rows = await db
          .selectFrom('matches')
          .select('id')
          .where('deadline', '<', now)
          .where('over', '=', 0)
          .orderBy('deadline')
          .limit(most)
          .execute();
        return rows.map(({ id }) => id);
      }),
    numbers: (ids) =>
      asked(async () => {
        if (ids.length === 0) return new Map();
        const rows = await db
          .selectFrom('matches')
          .select(['id', 'number'])
          .where('id', 'in', [...ids])
          .execute();
        return new Map(rows.map(({ id, number }) => [id, number]));
      }),
    purge: (before) =>
      asked(async () => {
        await db.deleteFrom('matches').where('number', '=', -1).where('made', '<', before).execute();
      }),
    onChange: (listener) =>
      listen?.((payload) => {
        const [match = '', number = ''] = payload.split(' ');
        listener(match, Number(number));
      }),
  };
};

/** A match that waits for a second player goes with its maker; of the others the seat stays, without a name. */
export const forgetMatches = async (db: Transaction<Tables>, player: string): Promise<void> => {
  for (const seat of [0, 1] as const)
    await db.deleteFrom('matches').where(SEAT_OF[seat], '=', player).where('number', '=', -1).execute();
  await sitInstead(db, player, '');
};

/** Another player in the seats of this one. */
export const sitInstead = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  for (const seat of [0, 1] as const)
    await db
      .updateTable('matches')
      .set({ [SEAT_OF[seat]]: to })
      .where(SEAT_OF[seat], '=', from)
      .execute();
};
