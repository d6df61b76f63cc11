import { createHash } from 'node:crypto';
import { asked } from './failure.ts';
import { ensurePlayer, lockPlayer } from './players.ts';
import type { Database, Tables } from './tables.ts';

type JournalRow = Tables['journal'];

/** What devices of one player tell each other of: the entries of the journal as a set, each at a place of its own. */
export interface Journal {
  /** Adds what is not there; 'full' where it would be more than `most` entries. */
  add(key: string, entries: readonly string[], most: number, now: number): Promise<'added' | 'full'>;
  /** Entries after a place, in order. */
  after(player: string, place: number, most: number): Promise<readonly JournalRow[]>;
  /** Every entry, in order. */
  all(player: string): Promise<readonly string[]>;
}

class JournalFull extends Error {}

const markOf = (entry: string): string => createHash('sha256').update(entry).digest('base64url');

/** Ends the transaction, so that nothing of it is there. */
const fullOr = (error: Error): 'full' => {
  if (error.cause instanceof JournalFull) return 'full';
  throw error;
};

export const journalOn = (db: Database): Journal => ({
  add: (key, entries, most, now) =>
    asked(() =>
      db.transaction().execute(async (inside): Promise<'added' | 'full'> => {
        const player = await ensurePlayer(inside, key, now);
        await lockPlayer(inside, player);
        for (const entry of entries) {
          const [last] = await inside
            .selectFrom('journal')
            .select('place')
            .where('player', '=', player)
            .orderBy('place', 'desc')
            .limit(1)
            .execute();
          const place = (last?.place ?? 0) + 1;
          const mark = markOf(entry);
          const known = await inside
            .selectFrom('journal')
            .select('place')
            .where('player', '=', player)
            .where('mark', '=', mark)
            .executeTakeFirst();
          if (known) continue;
          if (place > most) throw new JournalFull();
          await inside.insertInto('journal').values({ player, place, mark, entry }).execute();
        }
        return 'added';
      }),
    ).catch(fullOr),
  after: (player, place, most) =>
    asked(() =>
      db
        .selectFrom('journal')
        .selectAll()
        .where('player', '=', player)
        .where('place', '>', place)
        .orderBy('place')
        .limit(most)
        .execute(),
    ),
  all: (player) =>
    asked(async () => {
      const rows = await db
        .selectFrom('journal')
        .select('entry')
        .where('player', '=', player)
        .orderBy('place')
        .execute();
      return rows.map(({ entry }) => entry);
    }),
});
