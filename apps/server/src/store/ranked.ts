import { sql, type Transaction } from 'kysely';
import { asked } from './failure.ts';
import { ensurePlayer } from './players.ts';
import type { CountedRow, Database, RankedDayRow, Tables, TryRow } from './tables.ts';

export interface TryStepRow {
  readonly seat: number;
  readonly text: string;
}

export interface NamedTry extends TryRow {
  readonly name: string | null;
}

/** How a try was played to its end. */
export type TryEnd = Pick<TryRow, 'won' | 'rank' | 'turns' | 'reason' | 'merit' | 'replay'>;

export interface NewSteps {
  readonly id: string;
  /** Steps that were there before. */
  readonly after: number;
  readonly steps: readonly TryStepRow[];
  readonly end: TryEnd | null;
}

export interface RankedStore {
  /** The first to seal a day is its author: the answer is what is kept. */
  seal(day: RankedDayRow): Promise<RankedDayRow>;
  day(day: number, game: string): Promise<RankedDayRow | null>;
  /** The days from one to another, by date and game. */
  days(first: number, last: number): Promise<readonly RankedDayRow[]>;
  /** Ends every day before this one, and the tries of it that are still played, for good. */
  close(before: number, now: number): Promise<void>;
  /** The one try of the player: this one, or the one before. Null where the day is over. */
  open(key: string, fresh: Pick<TryRow, 'id' | 'day' | 'game' | 'program'>, now: number): Promise<TryRow | null>;
  find(id: string): Promise<TryRow | null>;
  steps(id: string): Promise<readonly TryStepRow[]>;
  /** False where the try has gone on or is over: nothing was written. */
  append(added: NewSteps, now: number): Promise<boolean>;
  ofDay(player: string, day: number, game: string): Promise<TryRow | null>;
  /** All tries of a player. */
  of(player: string): Promise<readonly TryRow[]>;
  /** Tries of people among these players, from one day to another. */
  among(players: readonly string[], game: string, first: number, last: number): Promise<readonly NamedTry[]>;
  /** Tries of programs at a deal: those that ended first. */
  programs(day: number, game: string, most: number): Promise<readonly NamedTry[]>;
  /** As of counted results: the first so many tries of people that are over, in the order they ended. */
  counted(day: number, game: string, most: number): Promise<readonly CountedRow[]>;
  howMany(day: number, game: string): Promise<number>;
}

const UNFINISHED: TryEnd = {
  won: 0,
  rank: 'LOST',
  turns: 0,
  reason: 'not-finished',
  merit: '[]',
  replay: null,
};

/** Databases differ in where they put what has no end. */
const CUT_OFF = sql`case when ended is null then 1 else 0 end`;

const idsOf = async (db: Transaction<Tables>, player: string): Promise<readonly string[]> =>
  (await db.selectFrom('ranked_tries').select('id').where('player', '=', player).execute()).map(({ id }) => id);

const removeTries = async (db: Transaction<Tables>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('ranked_steps')
    .where('try', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('ranked_tries')
    .where('id', 'in', [...ids])
    .execute();
};

/** Tries go with their player. */
export const forgetTries = async (db: Transaction<Tables>, player: string): Promise<void> =>
  removeTries(db, await idsOf(db, player));

/** Two players become one: of two tries at one deal the one that began first was the first. */
export const mergeTries = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  const rows = await db.selectFrom('ranked_tries').selectAll().where('player', 'in', [from, to]).execute();
  const inOrder = [...rows].sort((a, b) => a.began - b.began || (a.id < b.id ? -1 : 1));
  const first = new Set(
    inOrder
      .filter((row, i) => inOrder.findIndex(({ day, game }) => day === row.day && game === row.game) === i)
      .map(({ id }) => id),
  );
  await removeTries(
    db,
    rows.flatMap(({ id }) => (first.has(id) ? [] : [id])),
  );
  await db.updateTable('ranked_tries').set({ player: to }).where('player', '=', from).execute();
};

export const rankedStoreOn = (db: Database): RankedStore => {
  const dayRow = (from: Database | Transaction<Tables>, day: number, game: string) =>
    from.selectFrom('ranked_days').selectAll().where('day', '=', day).where('game', '=', game);
  const named = () =>
    db
      .selectFrom('ranked_tries')
      .innerJoin('players', 'players.id', 'ranked_tries.player')
      .selectAll('ranked_tries')
      .select('players.name');
  const over = (day: number, game: string) =>
    db
      .selectFrom('ranked_tries')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('program', '=', 0)
      .where('over', '=', 1);
  return {
    seal: (row) =>
      asked(async () => {
        await db
          .insertInto('ranked_days')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return dayRow(db, row.day, row.game).executeTakeFirstOrThrow();
      }),
    day: (day, game) => asked(async () => (await dayRow(db, day, game).executeTakeFirst()) ?? null),
    days: (first, last) =>
      asked(() =>
        db
          .selectFrom('ranked_days')
          .selectAll()
          .where('day', '>=', first)
          .where('day', '<=', last)
          .orderBy('day')
          .orderBy('game')
          .execute(),
      ),
    close: (before, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          await inside
            .updateTable('ranked_days')
            .set({ closed: now })
            .where('day', '<', before)
            .where('closed', 'is', null)
            .execute();
          await inside
            .updateTable('ranked_tries')
            .set({ ...UNFINISHED, over: 1 })
            .where('day', '<', before)
            .where('over', '=', 0)
            .execute();
        }),
      ),
    open: (key, fresh, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const { day, game } = fresh;
          // Held until this transaction ends: a day is not closed between this look and the new try. A write comes first, so that SQLite waits.
          const held = await inside
            .updateTable('ranked_days')
            .set((row) => ({ closed: row.ref('closed') }))
            .where('day', '=', day)
            .where('game', '=', game)
            .returning('closed')
            .executeTakeFirst();
          const player = await ensurePlayer(inside, key, now);
          const own = () =>
            inside
              .selectFrom('ranked_tries')
              .selectAll()
              .where('day', '=', day)
              .where('game', '=', game)
              .where('player', '=', player)
              .executeTakeFirst();
          const before = await own();
          if (before) return before;
          if (!held || held.closed !== null) return null;
          await inside
            .insertInto('ranked_tries')
            .values({ ...fresh, ...UNFINISHED, player, began: now, number: 0, over: 0, ended: null })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return (await own())!;
        }),
      ),
    find: (id) =>
      asked(
        async () => (await db.selectFrom('ranked_tries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
      ),
    steps: (id) =>
      asked(() =>
        db.selectFrom('ranked_steps').select(['seat', 'text']).where('try', '=', id).orderBy('number').execute(),
      ),
    append: ({ id, after, steps, end }, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const { numUpdatedRows } = await inside
            .updateTable('ranked_tries')
            .set({ number: after + steps.length, ...(end ? { ...end, over: 1, ended: now } : {}) })
            .where('id', '=', id)
            .where('number', '=', after)
            .where('over', '=', 0)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return false;
          await inside
            .insertInto('ranked_steps')
            .values(steps.map(({ seat, text }, i) => ({ try: id, number: after + i, at: now, seat, text })))
            .execute();
          return true;
        }),
      ),
    ofDay: (player, day, game) =>
      asked(
        async () =>
          (await db
            .selectFrom('ranked_tries')
            .selectAll()
            .where('day', '=', day)
            .where('game', '=', game)
            .where('player', '=', player)
            .executeTakeFirst()) ?? null,
      ),
    of: (player) =>
      asked(() =>
        db.selectFrom('ranked_tries').selectAll().where('player', '=', player).orderBy('day').orderBy('game').execute(),
      ),
    among: (players, game, first, last) =>
      asked(async () =>
        players.length === 0
          ? []
          : named()
              .where('player', 'in', [...players])
              .where('game', '=', game)
              .where('program', '=', 0)
              .where('day', '>=', first)
              .where('day', '<=', last)
              .orderBy('day')
              .orderBy('began')
              .orderBy('player')
              .execute(),
      ),
    programs: (day, game, most) =>
      asked(() =>
        named()
          .where('day', '=', day)
          .where('game', '=', game)
          .where('program', '=', 1)
          .orderBy('won', 'desc')
          .orderBy(CUT_OFF)
          .orderBy('ended')
          .orderBy('player')
          .limit(most)
          .execute(),
      ),
    counted: (day, game, most) =>
      asked(async () => {
        const rows = await over(day, game)
          .select(['player', 'won', 'rank', 'turns', 'reason', 'merit'])
          .orderBy(CUT_OFF)
          .orderBy('ended')
          .orderBy('player')
          .limit(most)
          .execute();
        return rows.map((row) => ({ ...row, kept: '[]' }));
      }),
    howMany: (day, game) =>
      asked(async () => {
        const { players } = await over(day, game)
          .select((row) => row.fn.countAll<number>().as('players'))
          .executeTakeFirstOrThrow();
        return players;
      }),
  };
};
