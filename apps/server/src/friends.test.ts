import { type Answered, BOUNDS, type Client } from '@lockstep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, weekTable } from './board.ts';
import { playedBy, puzzleOf } from './library.fixture.ts';
import { NOON, startServer, type TestServer, TODAY } from './server.fixture.ts';
import type { BoardRow } from './store/attempts.ts';

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: 100_000, now: () => (now += 1) });
});
afterAll(() => server.close());

const answerOf = <Value>(answered: Answered<Value>): Value => {
  if (answered.kind !== 'answer') throw new Error(JSON.stringify(answered));
  return answered.value;
};
const codeOf = (answered: Answered<unknown>): string =>
  answered.kind === 'refused' ? answered.error.code : answered.kind;

const named = async (name: string): Promise<Client> => {
  const device = await server.device();
  answerOf(await device.setName(name));
  return device;
};

/** The best and the worst of the plays there are. */
const good = playedBy('careful', puzzleOf('protocol', TODAY));
const poor = playedBy('random', puzzleOf('protocol', TODAY));
const NOBODY = 'A'.repeat(22);

describe('a group', () => {
  test('[S18] has a name, a link, a table of the day and of the week; it is left and closed', async () => {
    const [ann, bea, cas] = [await named('Ann'), await named('Bea'), await named('Cas')];
    const { group } = answerOf(await ann.makeGroup('Night owls'));
    expect(answerOf(await bea.group(group))).toEqual({
      group,
      name: 'Night owls',
      members: 1,
      inside: false,
      owner: false,
    });
    answerOf(await bea.joinGroup(group));
    expect(answerOf(await bea.joinGroup(group))).toMatchObject({ members: 2, inside: true });
    answerOf(await ann.sendResult(good));
    answerOf(await bea.sendResult(good));
    const board = answerOf(await bea.board(group, TODAY));
    expect(board.members).toEqual([
      { name: 'Ann', you: false },
      { name: 'Bea', you: true },
    ]);
    // Equals share the first place.
    expect(board.day).toMatchObject([
      {
        ledger: 'protocol',
        rows: [
          { member: 0, place: 1, seconds: null },
          { member: 1, place: 1, seconds: null },
        ],
      },
    ]);
    expect([board.from, board.to]).toEqual(['2026-11-16', '2026-11-22']);
    expect(board.week.map(({ place, played }) => [place, played])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(answerOf(await cas.groups())).toEqual({ groups: [] });
    expect(codeOf(await cas.board(group, TODAY))).toBe('unknown-group');
    expect(codeOf(await cas.leaveGroup(group))).toBe('unknown-group');
    expect(codeOf(await bea.closeGroup(group))).toBe('not-owner');
    answerOf(await ann.leaveGroup(group));
    expect(answerOf(await bea.groups()).groups).toMatchObject([{ name: 'Night owls', owner: true, members: 1 }]);
    answerOf(await bea.closeGroup(group));
    expect(codeOf(await ann.joinGroup(group))).toBe('unknown-group');
  });

  test('[S18] ids tell nothing: one that is guessed, and one that is closed, have the same answer', async () => {
    const dot = await named('Dot');
    for (const id of [NOBODY, '1', "' or 1=1 --", '../me', '%2e%2e%2fme', ''])
      for (const answered of [await dot.group(id), await dot.joinGroup(id), await dot.board(id, TODAY)])
        expect(codeOf(answered), id).toBe('unknown-group');
  });

  test('[S18] names of groups are names; groups and their members are bounded', async () => {
    const eve = await named('Eve');
    expect(codeOf(await eve.makeGroup('<img src=x>'))).toBe('wrong-name');
    for (let i = 0; i < BOUNDS.groups; i += 1) answerOf(await eve.makeGroup(`Group ${i}`));
    expect(codeOf(await eve.makeGroup('One more'))).toBe('too-many-groups');
  });

  test('[S11] who deletes everything is gone from every group and challenge; a group passes on', async () => {
    const [fay, gus] = [await named('Fay'), await named('Gus')];
    const { group } = answerOf(await fay.makeGroup('Two'));
    answerOf(await gus.joinGroup(group));
    const { challenge } = answerOf(await fay.challenge({ game: 'protocol', date: TODAY }));
    answerOf(await fay.openAttempt({ game: 'protocol', date: TODAY }));
    expect(answerOf(await fay.exportAll())).toMatchObject({
      groups: [{ group, name: 'Two' }],
      challenges: [{ challenge, date: TODAY, ledger: 'protocol' }],
      attempts: [{ date: TODAY, ledger: 'protocol' }],
    });
    answerOf(await fay.deleteAll());
    expect(answerOf(await gus.groups()).groups).toMatchObject([{ members: 1, owner: true }]);
    expect(answerOf(await gus.challengeOf(challenge)).players).toEqual([]);
  });

  test('[S16] two players who become one are in a group once', async () => {
    const [hal, phone] = [await named('Hal'), await named('Hal too')];
    const { group } = answerOf(await phone.makeGroup('Both'));
    const own = answerOf(await phone.makeGroup('Own'));
    answerOf(await hal.joinGroup(group));
    answerOf(await phone.joinBy(answerOf(await hal.newCode()).code));
    expect(answerOf(await hal.groups()).groups.map(({ name, members, owner }) => [name, members, owner])).toEqual(
      expect.arrayContaining([
        ['Both', 1, true],
        ['Own', 1, true],
      ]),
    );
    expect(answerOf(await phone.group(own.group))).toMatchObject({ inside: true });
  });
});

describe('friends', () => {
  test('[S18] after an own finish one sees the others of one’s groups, and nobody else', async () => {
    const [ida, jon, kit] = [await named('Ida'), await named('Jon'), await named('Kit')];
    const { group } = answerOf(await ida.makeGroup('Three'));
    answerOf(await jon.joinGroup(group));
    answerOf(await jon.sendResult(good));
    answerOf(await kit.sendResult(good));
    expect(codeOf(await ida.friends('protocol', TODAY))).toBe('not-finished');
    answerOf(await ida.sendResult(poor));
    const { members, rows } = answerOf(await ida.friends('protocol', TODAY));
    expect(members.map(({ name }) => name).sort()).toEqual(['Ida', 'Jon']);
    expect(rows.map(({ member, place }) => [members[member]!.name, place])).toEqual([
      ['Jon', 1],
      ['Ida', 2],
    ]);
  });

  test('[S20] a result is attested where the puzzle was opened here before it, and proven only elsewhere', async () => {
    const names = { game: 'protocol', date: TODAY };
    const secondsOf = async (device: Client): Promise<number | null | undefined> =>
      answerOf(await device.friends('protocol', TODAY)).rows[0]?.seconds;
    const [lea, max, nia] = [await named('Lea'), await named('Max'), await named('Nia')];
    const { opened } = answerOf(await lea.openAttempt(names));
    now += 75_000;
    expect(answerOf(await lea.openAttempt(names)).opened).toBe(opened);
    answerOf(await lea.sendResult(good));
    expect(await secondsOf(lea)).toBe(75);
    answerOf(await max.sendResult(good));
    now += 1000;
    answerOf(await max.openAttempt(names));
    expect(await secondsOf(max)).toBeNull();
    expect(codeOf(await nia.openAttempt({ game: 'protocol', date: '2026-11-17' }))).toBe('date-closed');
    expect(codeOf(await nia.openAttempt({ game: 'protocol', date: '2026-11-20' }))).toBe('not-yet');
    now = NOON;
  });
});

describe('a challenge', () => {
  test('[S19] the same puzzle by link; both lines are told after the own finish', async () => {
    const [ola, pia] = [await named('Ola'), await named('Pia')];
    const { challenge } = answerOf(await ola.challenge({ game: 'protocol', date: TODAY }));
    answerOf(await ola.sendResult(good));
    expect(answerOf(await pia.challengeOf(challenge))).toMatchObject({
      game: 'protocol',
      date: TODAY,
      inside: false,
      players: [{ name: 'Ola', finished: true, result: null }],
    });
    answerOf(await pia.takeUp(challenge));
    expect(answerOf(await pia.challenges()).challenges[0]!.players.map(({ result }) => result)).toEqual([null, null]);
    answerOf(await pia.sendResult(poor));
    const { players } = answerOf(await pia.challengeOf(challenge));
    expect(players.map(({ name, you }) => [name, you])).toEqual([
      ['Ola', false],
      ['Pia', true],
    ]);
    for (const [i, play] of [good, poor].entries())
      for (const action of play.actions) expect(players[i]!.result!.replay).toContain(`\n${action} @`);
    answerOf(await pia.leaveChallenge(challenge));
    expect(codeOf(await pia.leaveChallenge(challenge))).toBe('unknown-challenge');
    answerOf(await ola.leaveChallenge(challenge));
    expect(codeOf(await ola.challengeOf(challenge))).toBe('unknown-challenge');
  });

  test('[S19] a challenge is of what is published, and bounded', async () => {
    const quy = await named('Quy');
    expect(codeOf(await quy.challenge({ game: 'protocol', date: '2026-11-20' }))).toBe('not-yet');
    expect(codeOf(await quy.challenge({ game: 'quest', date: TODAY }))).toBe('unknown-game');
    expect(codeOf(await quy.takeUp(NOBODY))).toBe('unknown-challenge');
    const { challenge } = answerOf(await quy.challenge({ game: 'protocol', date: TODAY }));
    for (let i = 1; i < BOUNDS.challengers; i += 1) answerOf(await (await server.device()).takeUp(challenge));
    expect(codeOf(await (await server.device()).takeUp(challenge))).toBe('too-many-challenges');
  });
});

test('[S18] ties stay ties: equals share a place and the next one is as far down', () => {
  expect(placesOf([3, 5, 3, 1, 5], (a, b) => a - b)).toEqual([3, 1, 3, 5, 1]);
});

test('[S18] a week goes by puzzles won, then by how often one was the best of a day', () => {
  const row = (player: string, day: number, won: number, merit: number): BoardRow => ({
    player,
    day,
    ledger: 'protocol',
    won,
    rank: 'GOLD',
    turns: 3,
    merit: JSON.stringify([merit]),
    attempt: 0,
    received: 0,
    opened: null,
  });
  const members = ['a', 'b', 'c', 'd'].map((player) => ({ player, name: player }));
  const rows = [
    row('a', 1, 1, 2),
    row('b', 1, 1, 5),
    row('c', 1, 0, 0),
    row('a', 2, 1, 1),
    row('b', 2, 1, 1),
    row('c', 2, 0, 0),
  ];
  expect(weekTable(members, rows)).toEqual([
    { member: 1, played: 2, won: 2, best: 2, place: 1 },
    { member: 0, played: 2, won: 2, best: 1, place: 2 },
    { member: 2, played: 2, won: 0, best: 0, place: 3 },
    { member: 3, played: 0, won: 0, best: 0, place: 3 },
  ]);
});
