import { asked } from './failure.ts';
import { mergePlayers } from './merge.ts';
import { ensurePlayer } from './players.ts';
import type { Database } from './tables.ts';

/** Devices of one player: each has a key of its own. */
export interface Devices {
  /** A code by its hash, good once until `expires`; the codes before it are gone. */
  offer(key: string, mark: string, expires: number, now: number): Promise<void>;
  /** The key becomes a device of the player who was given this code; two players become one. False for a code that is not there. */
  join(key: string, mark: string, now: number): Promise<boolean>;
  /** False where the player has no such device. */
  drop(player: string, key: string): Promise<boolean>;
}

export const devicesOn = (db: Database): Devices => ({
  offer: (key, mark, expires, now) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        const player = await ensurePlayer(inside, key, now);
        await inside.deleteFrom('codes').where('player', '=', player).execute();
        await inside.insertInto('codes').values({ mark, player, expires }).execute();
      }),
    ),
  join: (key, mark, now) =>
    asked(() =>
      db.transaction().execute(async (inside) => {
        const code = await inside.deleteFrom('codes').where('mark', '=', mark).returningAll().executeTakeFirst();
        if (!code || code.expires <= now) return false;
        const known = await inside.selectFrom('devices').select('player').where('key', '=', key).executeTakeFirst();
        if (!known) await inside.insertInto('devices').values({ key, player: code.player, added: now }).execute();
        else if (known.player !== code.player) await mergePlayers(inside, known.player, code.player);
        return true;
      }),
    ),
  drop: (player, key) =>
    asked(async () => {
      const gone = await db
        .deleteFrom('devices')
        .where('player', '=', player)
        .where('key', '=', key)
        .executeTakeFirst();
      return gone.numDeletedRows === 1n;
    }),
});
