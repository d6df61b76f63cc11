import type { Transaction } from 'kysely';
import { asked } from './failure.ts';
import { ensurePlayer, lockPlayer } from './players.ts';
import type { Database, Tables } from './tables.ts';

export interface Member {
  readonly player: string;
  readonly name: string | null;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** In the order in which they joined. */
  readonly members: readonly Member[];
}

/** Friends by link: who has the id of a group may join it. */
export interface Groups {
  create(
    key: string,
    group: { readonly id: string; readonly name: string },
    most: number,
    now: number,
  ): Promise<boolean>;
  join(
    key: string,
    id: string,
    most: { readonly groups: number; readonly members: number },
    now: number,
  ): Promise<'joined' | 'unknown' | 'full'>;
  get(id: string): Promise<Group | null>;
  of(player: string): Promise<readonly Group[]>;
  /** The one who made it leaves it to the one who joined first after them; the last one closes it. */
  leave(player: string, id: string): Promise<void>;
  close(id: string): Promise<void>;
  /** Everyone in a group of this player's, and the player. */
  friends(player: string): Promise<readonly Member[]>;
}

const countOf = async (db: Transaction<Tables>, column: 'player' | 'group_id', value: string): Promise<number> => {
  const { n } = await db
    .selectFrom('members')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  return n;
};

const closeGroup = async (db: Transaction<Tables>, id: string): Promise<void> => {
  await db.deleteFrom('members').where('group_id', '=', id).execute();
  await db.deleteFrom('groups').where('id', '=', id).execute();
};

export const leaveGroup = async (db: Transaction<Tables>, player: string, id: string): Promise<void> => {
  await db.deleteFrom('members').where('group_id', '=', id).where('player', '=', player).execute();
  const next = await db
    .selectFrom('members')
    .select('player')
    .where('group_id', '=', id)
    .orderBy('joined')
    .orderBy('player')
    .limit(1)
    .executeTakeFirst();
  if (!next) return closeGroup(db, id);
  await db.updateTable('groups').set({ owner: next.player }).where('id', '=', id).where('owner', '=', player).execute();
};

export const groupsOn = (db: Database): Groups => {
  const membersOf = (id: string): Promise<Member[]> =>
    db
      .selectFrom('members')
      .innerJoin('players', 'players.id', 'members.player')
      .select(['members.player', 'players.name'])
      .where('group_id', '=', id)
      .orderBy('members.joined')
      .orderBy('members.player')
      .execute();
  return {
    create: (key, { id, name }, most, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const player = await ensurePlayer(inside, key, now);
          await lockPlayer(inside, player);
          if ((await countOf(inside, 'player', player)) >= most) return false;
          await inside.insertInto('groups').values({ id, name, owner: player, made: now }).execute();
          await inside.insertInto('members').values({ group_id: id, player, joined: now }).execute();
          return true;
        }),
      ),
    join: (key, id, most, now) =>
      asked(() =>
        db.transaction().execute(async (inside) => {
          const group = await inside.selectFrom('groups').select('owner').where('id', '=', id).executeTakeFirst();
          if (!group) return 'unknown';
          const player = await ensurePlayer(inside, key, now);
          await lockPlayer(inside, group.owner);
          const member = await inside
            .selectFrom('members')
            .select('joined')
            .where('group_id', '=', id)
            .where('player', '=', player)
            .executeTakeFirst();
          if (member) return 'joined';
          if ((await countOf(inside, 'group_id', id)) >= most.members) return 'full';
          if ((await countOf(inside, 'player', player)) >= most.groups) return 'full';
          await inside.insertInto('members').values({ group_id: id, player, joined: now }).execute();
          return 'joined';
        }),
      ),
    get: (id) =>
      asked(async () => {
        const group = await db
          .selectFrom('groups')
          .select(['id', 'name', 'owner'])
          .where('id', '=', id)
          .executeTakeFirst();
        return group ? { ...group, members: await membersOf(id) } : null;
      }),
    of: (player) =>
      asked(async () => {
        const groups = await db
          .selectFrom('members')
          .innerJoin('groups', 'groups.id', 'members.group_id')
          .select(['groups.id', 'groups.name', 'groups.owner'])
          .where('members.player', '=', player)
          .orderBy('members.joined')
          .orderBy('groups.id')
          .execute();
        return Promise.all(groups.map(async (group) => ({ ...group, members: await membersOf(group.id) })));
      }),
    leave: (player, id) => asked(() => db.transaction().execute((inside) => leaveGroup(inside, player, id))),
    close: (id) => asked(() => db.transaction().execute((inside) => closeGroup(inside, id))),
    friends: (player) =>
      asked(() =>
        db
          .selectFrom('players')
          .select(['id as player', 'name'])
          .where((row) =>
            row.or([
              row('id', '=', player),
              row(
                'id',
                'in',
                row
                  .selectFrom('members')
                  .select('player')
                  .where('group_id', 'in', row.selectFrom('members').select('group_id').where('player', '=', player)),
              ),
            ]),
          )
          .orderBy('joined')
          .orderBy('id')
          .execute(),
      ),
  };
};
