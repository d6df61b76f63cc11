import { asked } from './failure.ts';
import { ensurePlayer, lockPlayer } from './players.ts';
import type { Database, Tables } from './tables.ts';

export type Challenge = Omit<Tables['challenges'], 'made'>;

/** What one of a challenge has sent of its puzzle: the first result there is. */
export interface Challenger {
  readonly player: string;
  readonly name: string | null;
  readonly won: number | null;
  readonly rank: string | null;
  readonly turns: number | null;
  readonly replay: string | null;
}

/** The same puzzle for a few people, by link. */
export interface Challenges {
  /** False where the player is in too many. */
  create(key: string, challenge: Challenge, most: number, now: number): Promise<boolean>;
  join(key: string, id: string, most: number, now: number): Promise<'joined' | 'unknown' | 'full'>;
  get(id: string): Promise<Challenge | null>;
  /** The latest first. */
  of(player: string): Promise<readonly Challenge[]>;
  players(challenge: Challenge): Promise<readonly Challenger[]>;
  leave(player: string, id: string): Promise<void>;
}

const COLUMNS = ['id', 'day', 'ledger', 'game'] as const;

export const challengesOn = (db: Database): Challenges => ({
  create: (key, challenge, most, now) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        const player = await ensurePlayer(inside, key, now);
        await lockPlayer(inside, player);
        const { n } = await inside
          .selectFrom('challengers')
          .select((row) => row.fn.countAll<number>().as('n'))
          .where('player', '=', player)
          .executeTakeFirstOrThrow();
        if (n >= most) return false;
        await inside
          .insertInto('challenges')
          .values({ ...challenge, made: now })
          .execute();
        await inside.insertInto('challengers').values({ challenge: challenge.id, player, joined: now }).execute();
        return true;
      }),
    ),
  join: (key, id, most, now) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        const known = await inside.selectFrom('challenges').select('id').where('id', '=', id).executeTakeFirst();
        if (!known) return 'unknown';
        const player = await ensurePlayer(inside, key, now);
        const there = await inside.selectFrom('challengers').select('player').where('challenge', '=', id).execute();
        if (there.some((one) => one.player === player)) return 'joined';
        if (there.length >= most) return 'full';
        await inside
          .insertInto('challengers')
          .values({ challenge: id, player, joined: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return 'joined';
      }),
    ),
  get: (id) =>
    asked(
      async () => (await db.selectFrom('challenges').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null,
    ),
  of: (player) =>
    asked(() =>
      db
        .selectFrom('challenges')
        .innerJoin('challengers', 'challengers.challenge', 'challenges.id')
        .select(['challenges.id', 'challenges.day', 'challenges.ledger', 'challenges.game'])
        .where('challengers.player', '=', player)
        .orderBy('challenges.made', 'desc')
        .orderBy('challenges.id')
        .execute(),
    ),
  players: ({ id, day, ledger }) =>
    asked(() =>
      db
        .selectFrom('challengers')
        .innerJoin('players', 'players.id', 'challengers.player')
        .leftJoin('results', (join) =>
          join
            .onRef('results.player', '=', 'challengers.player')
            .on('results.day', '=', day)
            .on('results.ledger', '=', ledger)
            .on('results.attempt', '=', 0),
        )
        .select(['challengers.player', 'players.name', 'won', 'rank', 'turns', 'replay'])
        .where('challenge', '=', id)
        .orderBy('challengers.joined')
        .orderBy('challengers.player')
        .execute(),
    ),
  leave: (player, id) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        await inside.deleteFrom('challengers').where('challenge', '=', id).where('player', '=', player).execute();
        await inside
          .deleteFrom('challenges')
          .where('id', '=', id)
          .where((row) =>
            row.not(row.exists(row.selectFrom('challengers').select('player').where('challenge', '=', id))),
          )
          .execute();
      }),
    ),
});
