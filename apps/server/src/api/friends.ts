import { randomBytes } from 'node:crypto';
import {
  BOUNDS,
  type BoardAnswer,
  boardAnswer,
  emptyRequest,
  friendsAnswer,
  type GroupAnswer,
  groupAnswer,
  groupsAnswer,
  leftAnswer,
  nameRequest,
} from '@lockstep/api';
import { addDays, makeDay, parseDay } from '@lockstep/calendar';
import type { FastifyInstance } from 'fastify';
import { dayTable, mondayOf, weekTable } from '../board.ts';
import { type Denial, deny } from '../denial.ts';
import { isPlayerName } from '../player-name.ts';
import type { Group, Member } from '../store/groups.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { unknown } from './me.ts';

/** An id is the link: it cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');

const MOST = { groups: BOUNDS.groups, members: BOUNDS.members };

export const namesOf = (members: readonly Member[], me: string): BoardAnswer['members'] =>
  members.map(({ player, name }) => ({ name, you: player === me }));

const answerOf = ({ id, name, owner, members }: Group, me: string | undefined): GroupAnswer => ({
  group: id,
  name,
  members: members.length,
  inside: members.some(({ player }) => player === me),
  owner: owner === me,
});

export const addFriends = (app: FastifyInstance, context: Context): void => {
  /** The group for one who is in it; whether there is one is told to no other. */
  const inside = async (key: string, id: string): Promise<{ readonly me: string; readonly group: Group } | Denial> => {
    const [player, group] = await Promise.all([context.store.player(key), context.store.groups.get(id)]);
    if (!player || !group?.members.some((member) => member.player === player.id))
      return deny('unknown-group', 'path.group');
    return { me: player.id, group };
  };

  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/groups',
    summary: 'Make a group. Its id is the link by which others join',
    body: nameRequest,
    answer: groupAnswer,
    signed: 'once',
    handle: async ({ store, now }, { signer, body }) => {
      if (!isPlayerName(body.name)) return deny('wrong-name', 'body.name');
      const id = newId();
      if (!(await store.groups.create(signer.key, { id, name: body.name }, BOUNDS.groups, now())))
        return deny('too-many-groups', 'body');
      return { group: id, name: body.name, members: 1, inside: true, owner: true };
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/groups',
    summary: 'The groups of this player',
    answer: groupsAnswer,
    signed: 'once',
    handle: async ({ store }, { signer }) => {
      const player = await store.player(signer.key);
      if (!player) return { groups: [] };
      return { groups: (await store.groups.of(player.id)).map((group) => answerOf(group, player.id)) };
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/groups/:group',
    summary: 'What a link leads to: the name of a group and how many are in it',
    answer: groupAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const [player, group] = await Promise.all([store.player(signer.key), store.groups.get(params.group!)]);
      return group ? answerOf(group, player?.id) : deny('unknown-group', 'path.group');
    },
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/groups/:group/members',
    summary: 'Join a group by its link',
    body: emptyRequest,
    answer: groupAnswer,
    signed: 'once',
    handle: async ({ store, now }, { signer, params }) => {
      const joined = await store.groups.join(signer.key, params.group!, MOST, now());
      if (joined === 'unknown') return deny('unknown-group', 'path.group');
      if (joined === 'full') return deny('too-many-groups', 'path.group');
      const found = await inside(signer.key, params.group!);
      return 'group' in found ? answerOf(found.group, found.me) : found;
    },
  });
  addEndpoint(app, context, {
    method: 'DELETE',
    url: '/api/v1/groups/:group/members/me',
    summary: 'Leave a group. The last one to leave closes it',
    answer: leftAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const found = await inside(signer.key, params.group!);
      if (!('group' in found)) return found;
      await store.groups.leave(found.me, found.group.id);
      return { left: true as const };
    },
  });
  addEndpoint(app, context, {
    method: 'DELETE',
    url: '/api/v1/groups/:group',
    summary: 'Close a group for all, by the one who made it',
    answer: leftAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const found = await inside(signer.key, params.group!);
      if (!('group' in found)) return found;
      if (found.group.owner !== found.me) return deny('not-owner', 'path.group');
      await store.groups.close(found.group.id);
      return { left: true as const };
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/groups/:group/table/:date',
    summary: 'The table of a group: the day, and its week from Monday to Sunday',
    answer: boardAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const day = parseDay(params.date ?? '');
      if (!day.ok) return deny('unknown-date', 'path.date', day.fault);
      const found = await inside(signer.key, params.group!);
      if (!('group' in found)) return found;
      const { members } = found.group;
      const from = mondayOf(day.value);
      const rows = await store.attempts.board(
        members.map(({ player }) => player),
        from,
        addDays(from, 6),
      );
      return {
        ...answerOf(found.group, found.me),
        date: params.date!,
        week: weekTable(members, rows),
        from: makeDay(from),
        to: makeDay(addDays(from, 6)),
        members: namesOf(members, found.me),
        day: dayTable(
          members,
          rows.filter((row) => row.day === day.value),
        ),
      };
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/friends/:ledger/:date',
    summary: 'How the own counted result of a date stands among friends: everyone in the own groups',
    answer: friendsAnswer,
    signed: 'once',
    handle: async ({ store }, { signer, params }) => {
      const day = parseDay(params.date ?? '');
      if (!day.ok) return deny('unknown-date', 'path.date', day.fault);
      const player = await store.player(signer.key);
      if (!player) return unknown();
      if (!(await store.hasPlayed(day.value, params.ledger!, player.id))) return deny('not-finished', 'path');
      const members = await store.groups.friends(player.id);
      const rows = await store.attempts.board(
        members.map((member) => member.player),
        day.value,
        day.value,
      );
      const [table] = dayTable(
        members,
        rows.filter(({ ledger }) => ledger === params.ledger),
      );
      return { members: namesOf(members, player.id), rows: table?.rows ?? [] };
    },
  });
};
