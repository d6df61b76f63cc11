import type { Transaction } from 'kysely';
import { rate, UNRATED } from '../ratings/glicko.ts';
import { asked } from './failure.ts';
import type { Database, RatingRow, Tables } from './tables.ts';

/** People are rated against people, programs against programs. */
export type RatingList = 'people' | 'bots';

export interface NamedRating extends RatingRow {
  readonly name: string | null;
}

export interface Ratings {
  /** Those of a player, by game and list. */
  of(player: string): Promise<readonly RatingRow[]>;
  /** Rates a match that is over, once, whichever process asks first. */
  settle(match: string, now: number): Promise<void>;
  /** Matches that are over and still to be rated: the process that ended them did not get to it. */
  due(most: number): Promise<readonly string[]>;
  /** Of these players, the best of each game first. */
  among(players: readonly string[], list: RatingList): Promise<readonly NamedRating[]>;
  /** Of everyone in a list, the best of each game first. */
  best(list: RatingList, most: number): Promise<readonly NamedRating[]>;
}

/** What `rated` of a match says. */
export const DUE = 1;
const SETTLED = 2;

/** A rating period: after so long without a match a rating is less sure. */
const PERIOD_MS = 86_400_000;

/** One more match of a player. The row is locked from here on, so that two matches that end at once are rated one after the other. */
const nextOf = (db: Transaction<Tables>, key: Pick<RatingRow, 'player' | 'game' | 'list'>, now: number) =>
  db
    .insertInto('ratings')
    .values({ ...key, ...UNRATED, played: 1, at: now })
    .onConflict((conflict) =>
      conflict.columns(['player', 'game', 'list']).doUpdateSet((row) => ({ played: row('ratings.played', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

const settleIn = async (db: Transaction<Tables>, id: string, now: number): Promise<void> => {
  const match = await db
    .updateTable('matches')
    .set({ rated: SETTLED })
    .where('id', '=', id)
    .where('rated', '=', DUE)
    .returning(['game', 'player0', 'player1', 'bot0', 'bot1', 'standing'])
    .executeTakeFirst();
  if (!match?.player0 || !match.player1 || match.bot0 !== match.bot1) return;
  const { end } = JSON.parse(match.standing) as { readonly end: { readonly winner: number | null } | null };
  if (!end) return;
  const list: RatingList = match.bot0 === 1 ? 'bots' : 'people';
  const players = [match.player0, match.player1] as const;
  const before = new Map<string, RatingRow>();
  // In one order everywhere: two processes never wait for each other.
  for (const player of [...players].sort())
    before.set(player, await nextOf(db, { player, game: match.game, list }, now));
  const changes: number[] = [];
  for (const seat of [0, 1] as const) {
    const own = before.get(players[seat])!;
    const opponent = before.get(players[1 - seat]!)!;
    const score = end.winner === null ? 0.5 : end.winner === seat ? 1 : 0;
    // A clock that was set back makes no rating surer.
    const periods = Math.max(0, now - own.at) / PERIOD_MS;
    const after = rate(own, [{ opponent, score }], periods);
    await db
      .updateTable('ratings')
      .set({ ...after, at: Math.max(now, own.at) })
      .where('player', '=', own.player)
      .where('game', '=', own.game)
      .where('list', '=', list)
      .execute();
    changes.push(Math.round(after.rating) - Math.round(own.rating));
  }
  await db
    .updateTable('matches')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
};

export const ratingsOn = (db: Database): Ratings => {
  const named = (list: RatingList) =>
    db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player')
      .selectAll('ratings')
      .select('players.name')
      .where('list', '=', list)
      .orderBy('game')
      .orderBy('rating', 'desc')
      .orderBy('player');
  return {
    of: (player) =>
      asked(() =>
        db.selectFrom('ratings').selectAll().where('player', '=', player).orderBy('game').orderBy('list').execute(),
      ),
    settle: (match, now) => asked(() => db.transaction().execute((inside) => settleIn(inside, match, now))),
    due: (most) =>
      asked(async () => {
        const rows = await db.selectFrom('matches').select('id').where('rated', '=', DUE).limit(most).execute();
        return rows.map(({ id }) => id);
      }),
    among: (players, list) =>
      asked(async () =>
        players.length === 0
          ? []
          : named(list)
              .where('player', 'in', [...players])
              .execute(),
      ),
    best: (list, most) => asked(() => named(list).limit(most).execute()),
  };
};

/** Two players become one: of two ratings the one that is surer stays, with the matches of both. */
export const mergeRatings = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  const rows = await db.deleteFrom('ratings').where('player', 'in', [from, to]).returningAll().execute();
  const kept = new Map<string, RatingRow>();
  for (const row of rows.sort((a, b) => a.deviation - b.deviation)) {
    const key = `${row.game} ${row.list}`;
    const surer = kept.get(key);
    kept.set(key, surer ? { ...surer, played: surer.played + row.played } : { ...row, player: to });
  }
  for (const row of kept.values()) await db.insertInto('ratings').values(row).execute();
};
