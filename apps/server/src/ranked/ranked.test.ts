import { createHash } from 'node:crypto';
import { type Client, connect, makeIdentity, type RankedDay } from '@lockstep/api';
import { moduleOf, RANKED, resolveSetup } from '@lockstep/catalogue';
import { dealing, nameWritten, parseSealed } from '@lockstep/forge';
import { act, begin, makeSeed, openStream, parseReplay, parseSeed, Refusal, verifyReplay } from '@lockstep/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions } from '../library.fixture.ts';
import { answerOf } from '../match/match.fixture.ts';
import { NOON, startServer, type TestServer, TODAY } from '../server.fixture.ts';
import { openDeals } from './deals.ts';
import { type Player, takeUp } from './ranked.fixture.ts';
import { stepsOf, withBots } from './tries.ts';

const DAY_MS = 86_400_000;
const GAMES = Object.keys(RANKED);

const clock = { now: NOON };
let server: TestServer;
const start = async (): Promise<void> => {
  clock.now = NOON;
  server = await startServer({ now: () => clock.now });
};
beforeAll(start);
afterAll(() => server.close());

const refusal = (answered: { kind: string; error?: { code: string } }): string | undefined =>
  answered.kind === 'refused' ? answered.error!.code : answered.kind;

const dayOf = async (client: Client, game: string, date = TODAY): Promise<RankedDay> =>
  answerOf(await client.rankedDays()).days.find((day) => day.game === game && day.date === date)!;

const opened = async (client: Client, game: string, program = false): Promise<Player> =>
  takeUp(client, answerOf(await client.openTry({ game, date: TODAY, program })));

const parsed = <Value>(result: { readonly ok: boolean; readonly value?: Value }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value!;
};

const dealOf = async (game: string) => {
  const day = Math.floor(NOON / DAY_MS);
  return (await openDeals(editions)((await server.store.ranked.day(day, game))!))!;
};

describe('what is sealed', () => {
  test('[S50] the deals of each date are sealed two days before it comes, and told by fingerprint alone', async () => {
    const { days } = answerOf(await (await server.device()).rankedDays());
    for (const game of GAMES) {
      const own = days.filter((day) => day.game === game);
      expect(own.map(({ date, state }) => [date, state])).toEqual([
        ['2026-11-18', 'open'],
        ['2026-11-19', 'open'],
        ['2026-11-20', 'sealed'],
        ['2026-11-21', 'sealed'],
      ]);
      expect(new Set(own.map(({ fingerprint }) => fingerprint)).size).toBe(4);
      for (const { text, fingerprint } of own) {
        expect(text).toBeNull();
        expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
      }
    }
  });

  test('[S50] what was told of a day stays, also for a server that is started again', async () => {
    const client = await server.device();
    const before = await dayOf(client, 'quest');
    await server.store.ranked.seal({
      ...(await server.store.ranked.day(Math.floor(NOON / DAY_MS), 'quest'))!,
      secret: 'another',
      fingerprint: 'another',
    });
    expect(await dayOf(client, 'quest')).toEqual(before);
  });
});

describe.each(GAMES)('a try at %s', (game) => {
  let client: Client;
  let player: Player;
  beforeAll(async () => {
    client = await server.device();
    player = await opened(client, game);
  });

  test('[S53] is played by steps of the server, to its end', async () => {
    await player.play(3);
    const again = await takeUp(client, answerOf(await client.openTry({ game, date: TODAY })));
    expect(again.token).toBe(player.token);
    expect(again.number()).toBe(player.number());
    await again.play();
    expect(again.over()).toBe(true);
    const about = answerOf(await client.rankedTry(player.token));
    expect(about).toMatchObject({ over: true, replay: null, result: again.result() });
    expect(refusal(await client.actInTry(player.token, { after: about.number, text: 'anything' }))).toBe('try-over');
    player = again;
  });

  test('[S53] is told nothing that its seat cannot know', async () => {
    const { puzzle } = await dealOf(game);
    const day = (await server.store.ranked.day(Math.floor(NOON / DAY_MS), game))!;
    const said = JSON.stringify([
      player.heard,
      answerOf(await client.rankedBoard(game, TODAY)),
      answerOf(await client.exportAll()),
    ]);
    expect(said).not.toContain(day.secret);
    expect(said).not.toContain(makeSeed(puzzle.seed));
    expect(said).not.toContain(JSON.stringify(puzzle.seed));
  });

  test('[S53] two deals that look alike to a seat are told in the same words', async () => {
    const { puzzle } = await dealOf(game);
    const { game: rules, module } = puzzle;
    const bot = Object.values(module.bots)[0]!;
    let run = await withBots(puzzle, begin(rules, puzzle.setup, puzzle.seed));
    for (let i = 0; i < 12 && !rules.outcome(puzzle.setup, run.now.state); i += 1) {
      const { state } = run.now;
      const twin = rules.resample(puzzle.setup, state, 0, parseSeed(`twin ${i}`));
      const told = (setup: unknown, at: unknown): unknown => [
        rules.makeSetup(module.publicSetup?.(setup, at, 0) ?? setup),
        rules.mask(setup, at, 0).state,
      ];
      expect(told(twin.setup, twin.state)).toEqual(told(puzzle.setup, state));
      const action = bot.choose(puzzle.setup, state, 0, openStream(puzzle.seed, `own ${i}`));
      const next = act(run, 0, action);
      if (next instanceof Refusal) throw new Error(next.code);
      run = await withBots(puzzle, next);
    }
    expect(stepsOf(puzzle, run, 0).length).toBe(run.now.turn);
  });
});

describe('one try', () => {
  test('[S52] another device of the same player takes the same try up', async () => {
    const [first, second] = [await server.device(), await server.device()];
    const player = await opened(first, 'freeplay');
    await player.play(2);
    answerOf(await second.joinBy(answerOf(await first.newCode()).code));
    const there = await opened(second, 'freeplay');
    expect([there.token, there.number()]).toEqual([player.token, player.number()]);
    await there.play(1);
    // The first device is behind: what it would do now is refused, and nothing is done.
    expect(refusal(await first.actInTry(player.token, { after: player.number(), text: 'something else' }))).toBe(
      'other-step',
    );
    expect(answerOf(await first.rankedTry(player.token)).number).toBe(there.number());
  });

  test('[S52] of two players who become one, the try that began first is the one', async () => {
    const [first, second] = [await server.device(), await server.device()];
    const player = await opened(first, 'testimony');
    clock.now += 1000;
    const other = await opened(second, 'testimony');
    await other.play();
    answerOf(await second.joinBy(answerOf(await first.newCode()).code));
    expect((await opened(second, 'testimony')).token).toBe(player.token);
    expect(refusal(await second.rankedTry(other.token))).toBe('unknown-try');
    clock.now = NOON;
  });

  test('[S52] a token is of no use to another player, and a guessed one to none', async () => {
    const [owner, stranger] = [await server.device(), await server.device()];
    const { token, choose } = await opened(owner, 'freeplay');
    await opened(stranger, 'quest');
    expect(refusal(await stranger.rankedTry(token))).toBe('unknown-try');
    expect(refusal(await stranger.actInTry(token, { after: 0, text: choose()! }))).toBe('unknown-try');
    expect(refusal(await owner.rankedTry('A'.repeat(22)))).toBe('unknown-try');
    expect(refusal(await (await server.device()).rankedTry(token))).toBe('unknown-try');
  });

  test('[S53] an action whose answer was lost is not made twice, and a signature is good once', async () => {
    const identity = await makeIdentity('ed25519');
    const sent: [URL, RequestInit][] = [];
    const client = connect({
      address: server.address,
      identity,
      now: () => Math.floor(clock.now / 1000),
      fetch: async (url, init) => {
        sent.push([url as URL, init!]);
        return fetch(url, init);
      },
    });
    const player = await opened(client, 'freeplay');
    const text = player.choose()!;
    const answers = await Promise.all([1, 2, 3].map(() => client.actInTry(player.token, { after: 0, text })));
    const [first, ...others] = answers.map(answerOf);
    for (const other of others) expect(other).toEqual(first);
    expect(answerOf(await client.rankedTry(player.token)).number).toBe(1);
    const [url, init] = sent.at(-2)!;
    const replayed = await fetch(url, init);
    expect([replayed.status, ((await replayed.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'signature-used',
    ]);
  });

  test('[S53] what the rules refuse costs nothing, and there is no way back', async () => {
    const client = await server.device();
    const player = await opened(client, 'testimony');
    const answer = await player.act('submit no-such-card');
    expect(answer).toMatchObject({ number: 0, steps: [], refusal: { code: expect.any(String) } });
    for (const text of ['undo', 'restart', 'takeback']) expect((await player.act(text)).refusal).not.toBeNull();
    expect(refusal(await client.actInTry(player.token, { after: 1, text: player.choose()! }))).toBe('other-step');
    await player.play();
    const again = answerOf(await client.openTry({ game: 'testimony', date: TODAY }));
    expect(again).toMatchObject({ try: player.token, over: true });
  });

  test.each([
    ['unknown-date', 'freeplay', '2026-13-01'],
    ['unknown-date', 'freeplay', '2020-01-01'],
    ['not-yet', 'freeplay', '2026-11-20'],
    ['not-yet', 'freeplay', '2030-01-01'],
    ['not-ranked', 'protocol', TODAY],
  ])('[S50] %s: %s of %s is not opened', async (code, game, date) => {
    expect(refusal(await (await server.device()).openTry({ game, date }))).toBe(code);
  });
});

describe('the end of a day', () => {
  let friend: Client;
  let own: Client;
  let program: Client;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    await server.close();
    await start();
    [own, friend, program] = [await server.device(), await server.device(), await server.device()];
    answerOf(await own.setName('Ada'));
    answerOf(await friend.setName('Bob'));
    answerOf(await program.setName('Deep Toaster'));
    const { group } = answerOf(await own.makeGroup('The house'));
    answerOf(await friend.joinGroup(group));
  });

  test('[S56] [S57] oneself and friends are told first, programs on a board of their own, equals share a place', async () => {
    const player = await opened(own, 'testimony');
    clock.now += 90_000;
    await player.play();
    tokens.set('own', player.token);
    // The same line again by a friend, and by a program: a tie, and another board.
    const line = player.heard.flatMap(({ steps }) => steps).flatMap(({ text }) => text ?? []);
    for (const [name, client] of [
      ['friend', friend],
      ['program', program],
    ] as const) {
      const other = await opened(client, 'testimony', name === 'program');
      for (const text of line) await other.act(text);
      tokens.set(name, other.token);
    }
    await (await opened(friend, 'freeplay')).play(1);
    const board = answerOf(await own.rankedBoard('testimony', TODAY));
    const rows = board.rows.map(({ member, place, state, seconds, try: watch }) => ({
      ...board.members[member],
      place,
      state,
      seconds,
      watch,
    }));
    expect(rows.sort((a, b) => (a.name! < b.name! ? -1 : 1))).toEqual([
      { name: 'Ada', you: true, place: 1, state: 'finished', seconds: 90, watch: null },
      { name: 'Bob', you: false, place: 1, state: 'finished', seconds: 0, watch: null },
    ]);
    expect(board.programs).toMatchObject([{ name: 'Deep Toaster', place: 1, you: false }]);
    expect(board.week).toMatchObject([{ played: 1 }, { played: 1 }]);
    expect(answerOf(await own.rankedBoard('freeplay', TODAY)).rows).toMatchObject([{ state: 'playing' }]);
  });

  test('[S56] figures of everyone come after the own finish, and none speaks of fewer than ten', async () => {
    expect(answerOf(await own.rankedBoard('testimony', TODAY)).everyone).toMatchObject({ players: 0, ends: [] });
    expect(answerOf(await own.rankedBoard('freeplay', TODAY)).everyone).toBeNull();
    for (let i = 0; i < 8; i += 1) await (await opened(await server.device(), 'testimony')).play();
    clock.now += 60_000;
    const { everyone } = answerOf(await own.rankedBoard('testimony', TODAY));
    expect(everyone).toMatchObject({ players: 10 });
    for (const { players } of everyone!.ends) expect(players).toBeGreaterThanOrEqual(10);
    expect(answerOf(await (await server.device()).rankedBoard('testimony', TODAY))).toMatchObject({
      everyone: null,
      rows: [],
      own: null,
      programs: [{ name: 'Deep Toaster' }],
    });
  });

  test('[S54] after its end a day takes no step and no try; what was not finished stays so', async () => {
    const player = await opened(own, 'freeplay');
    await player.play(2);
    tokens.set('unfinished', player.token);
    clock.now = NOON + 1.5 * DAY_MS;
    expect(refusal(await own.actInTry(player.token, { after: player.number(), text: player.choose()! }))).toBe(
      'date-closed',
    );
    expect(refusal(await own.openTry({ game: 'quest', date: TODAY }))).toBe('date-closed');
    const board = answerOf(await own.rankedBoard('freeplay', TODAY));
    expect(board).toMatchObject({ state: 'over', own: { over: true, result: null } });
    expect(board.rows.map(({ state, place }) => [state, place])).toEqual([
      ['unfinished', 1],
      ['unfinished', 1],
    ]);
    expect(answerOf(await own.rankedTry(player.token))).toMatchObject({ over: true, result: null, replay: null });
  });

  test('[S50] [S54] a clock that is set back opens nothing again, and seals nothing otherwise', async () => {
    const told = await dayOf(own, 'freeplay');
    clock.now = NOON;
    expect(refusal(await (await server.device()).openTry({ game: 'freeplay', date: TODAY }))).toBe('date-closed');
    const token = tokens.get('unfinished')!;
    const player = await takeUp(own, answerOf(await own.rankedTry(token)));
    const wish = { after: player.number(), text: player.choose()! };
    expect(refusal(await own.actInTry(token, wish))).toBe('date-closed');
    expect(answerOf(await own.rankedTry(token)).number).toBe(wish.after);
    expect(await dayOf(own, 'freeplay')).toEqual(told);
    clock.now = NOON + 1.5 * DAY_MS;
  });

  test.each(GAMES)(
    '[S50] [S51] what was sealed of %s has the fingerprint that was told, and the deal follows from it',
    async (game) => {
      const { text, fingerprint } = await dayOf(own, game);
      expect(createHash('sha256').update(text!).digest('hex')).toBe(fingerprint);
      const sealed = parseSealed(text!)!;
      expect(sealed).toMatchObject({ game, date: TODAY });
      const edition = editions(game).find(({ hash }) => hash === sealed.pack)!;
      const attempts = dealing(moduleOf(game)!, edition, sealed, RANKED[game]!.options);
      let next = attempts.next();
      while (!next.done) next = attempts.next();
      const { puzzle } = await dealOf(game);
      expect(makeSeed(next.value!.seed)).toBe(makeSeed(puzzle.seed));
      expect(puzzle.game.makeSetup(puzzle.setup)).toEqual(
        puzzle.game.makeSetup(parsed(puzzle.game.parseSetup(next.value!.setup))),
      );
    },
  );

  test('[S55] replays are open then: to their player, to friends, of programs to all; and verify', async () => {
    const stranger = await server.device();
    answerOf(await stranger.setName('Cyd'));
    const [mine, theirs] = [await own.rankedTry(tokens.get('own')!), await own.rankedTry(tokens.get('friend')!)];
    const replay = parsed(parseReplay(answerOf(mine).replay!));
    expect(verifyReplay(replay, resolveSetup).ok).toBe(true);
    const { puzzle } = await dealOf('testimony');
    expect(replay.header).toMatchObject({
      seed: makeSeed(puzzle.seed),
      setup: puzzle.game.makeSetup(puzzle.setup),
    });
    expect(answerOf(theirs).replay).toBe(answerOf(mine).replay);
    expect(answerOf(await stranger.rankedTry(tokens.get('program')!)).replay).toBe(answerOf(mine).replay);
    expect(refusal(await stranger.rankedTry(tokens.get('own')!))).toBe('unknown-try');
    // Watching is no playing.
    expect(refusal(await stranger.actInTry(tokens.get('program')!, { after: 0, text: 'x' }))).toBe('unknown-try');
    const board = answerOf(await own.rankedBoard('testimony', TODAY));
    expect(board.rows.map((row) => row.try).sort()).toEqual([tokens.get('own'), tokens.get('friend')].sort());
  });

  test('[S58] tries are exported, and go with everything else', async () => {
    const { ranked } = answerOf(await friend.exportAll());
    expect(ranked.map(({ game, over, rank }) => [game, over, rank === null])).toEqual([
      ['freeplay', true, true],
      ['testimony', true, false],
    ]);
    expect(ranked[1]!.replay).toContain('game testimony');
    answerOf(await friend.deleteAll());
    const board = answerOf(await own.rankedBoard('testimony', TODAY));
    expect(board.rows.map(({ member }) => board.members[member]!.name)).toEqual(['Ada']);
    expect(refusal(await own.rankedTry(tokens.get('friend')!))).toBe('unknown-try');
    expect(await server.store.ranked.steps(tokens.get('friend')!)).toEqual([]);
  });
});

test('[S55] the replay of a quest verifies with its bot asked again', async () => {
  await server.close();
  await start();
  const client = await server.device();
  const player = await opened(client, 'quest');
  await player.play();
  clock.now = NOON + 1.5 * DAY_MS;
  const replay = parsed(parseReplay(answerOf(await client.rankedTry(player.token)).replay!));
  const edition = editions('quest').find(({ hash }) => hash === replay.header.pack)!;
  const verified = verifyReplay(replay, (header) => nameWritten(moduleOf('quest')!, header, edition));
  expect(verified.ok).toBe(true);
});
