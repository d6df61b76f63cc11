import { asked } from './failure.ts';
import { ensurePlayer } from './players.ts';
import type { Database, ResultRow, Tables } from './tables.ts';

/** A counted result with what is known of how it came about. */
export interface BoardRow
  extends Pick<ResultRow, 'player' | 'day' | 'ledger' | 'won' | 'rank' | 'turns' | 'merit' | 'attempt' | 'received'> {
  /** When this player first opened the puzzle here. */
  readonly opened: number | null;
}

/** Puzzles that were opened on the server before they were shown. */
export interface Attempts {
  /** When it was opened: now, or before. */
  open(key: string, puzzle: { readonly day: number; readonly ledger: string }, now: number): Promise<number>;
  of(player: string): Promise<readonly Tables['attempts'][]>;
  /** Counted results of these players from one day to another. */
  board(players: readonly string[], first: number, last: number): Promise<readonly BoardRow[]>;
}

export const attemptsOn = (db: Database): Attempts => ({
  open: (key, { day, ledger }, now) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        const player = await ensurePlayer(inside, key, now);
        await inside
          .insertInto('attempts')
          .values({ day, ledger, player, opened: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { opened } = await inside
          .selectFrom('attempts')
          .select('opened')
          .where('day', '=', day)
          .where('ledger', '=', ledger)
          .where('player', '=', player)
          .executeTakeFirstOrThrow();
        return opened;
      }),
    ),
  of: (player) =>
    asked(() =>
      db.selectFrom('attempts').selectAll().where('player', '=', player).orderBy('day').orderBy('ledger').execute(),
    ),
  board: (players, first, last) =>
    asked(() =>
      db
        .selectFrom('results')
        .leftJoin('attempts', (join) =>
          join
            .onRef('attempts.player', '=', 'results.player')
            .onRef('attempts.day', '=', 'results.day')
            .onRef('attempts.ledger', '=', 'results.ledger'),
        )
        .select([
          'results.player',
          'results.day',
          'results.ledger',
          'won',
          'rank',
          'turns',
          'merit',
          'attempt',
          'received',
          'opened',
        ])
        .where('results.player', 'in', players)
        .where('results.day', '>=', first)
        .where('results.day', '<=', last)
        .where('counted', '=', 1)
        .orderBy('results.day')
        .orderBy('results.ledger')
        .orderBy('received')
        .orderBy('results.player')
        .execute(),
    ),
});
