import { type Client, MATCH_BOUNDS, makeIdentity, PACES, type ServerMessage } from '@lockstep/api';
import { moduleOf } from '@lockstep/catalogue';
import { nameWritten } from '@lockstep/forge';
import { act, begin, canonical, parseReplay, type Refusal, splitSeat, verifyReplay } from '@lockstep/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { editions } from '../library.fixture.ts';
import { NOON, startServer, type TestServer } from '../server.fixture.ts';
import { answerOf, openSocket, playOn, type Viewer, viewAs } from './match.fixture.ts';

let server: TestServer;
let clock = NOON;
beforeAll(async () => {
  server = await startServer({ now: () => clock, sweepMs: 20, requestsPerMinute: 10_000 });
});
afterAll(() => server.close());

const GAMES = {
  battle: { game: 'battle', scene: 'lamps-against-kilns' },
  encounter: { game: 'encounter', scene: 'bridge-at-dusk' },
} as const;

interface Table {
  readonly match: string;
  readonly clients: readonly [Client, Client];
  readonly seats: readonly [Viewer, Viewer];
  close(): void;
}

const sitDown = async (game: keyof typeof GAMES, more: object = {}, bot = false): Promise<Table> => {
  const clients = [await server.device(), await server.device()] as const;
  const { match } = answerOf(await clients[0].makeMatch({ ...GAMES[game], pace: 'live', seat: 0, ...more }));
  const place = { address: server.address, match };
  const first = viewAs({ ...place, client: clients[0] }, 0, `${match} 0`);
  await first.until('caught-up');
  answerOf(await clients[1].joinMatch(match, bot));
  const second = viewAs({ ...place, client: clients[1] }, 1, `${match} 1`);
  await Promise.all([first.until('joined'), second.until('caught-up')]);
  const seats = [first, second] as const;
  return { match, clients, seats, close: () => seats.forEach(({ socket }) => void socket.close()) };
};

describe('[S40] a match', () => {
  test('[S40] is made from what is offered, and its address is the invitation', async () => {
    const [maker, friend, third] = [await server.device(), await server.device(), await server.device()];
    const { scenes } = answerOf(await maker.matchScenes());
    expect(scenes.map(({ game, scene }) => `${game} ${scene}`)).toEqual([
      'encounter bridge-at-dusk',
      'battle lamps-against-kilns',
    ]);
    expect(scenes[0]).toMatchObject({ sides: ['Lin Yue', 'Captain Hu'], choices: [] });
    const decks = scenes[1]!.choices[0]!.values.map(({ id }) => id);
    const choices = { yours: decks[2]!, enemy: decks[3]! };
    const made = answerOf(await maker.makeMatch({ ...GAMES.battle, choices, pace: 'daily', seat: 1 }));
    expect(made).toMatchObject({
      you: 1,
      pace: 'daily',
      moveMs: PACES.daily,
      written: { scene: 'lamps-against-kilns', players: 2, ...choices },
      seats: [{ taken: false }, { taken: true, bot: false }],
      standing: { number: -1, toMove: [], end: null },
      replay: null,
    });
    expect(made.title).toBe(made.seats.map(({ side }) => side).join(' against '));
    expect(made.match).toMatch(/^[\w-]{22}$/);
    // To join one's own match is to sit where one sits.
    expect(answerOf(await maker.joinMatch(made.match))).toMatchObject({ you: 1, standing: { number: -1 } });
    const joined = answerOf(await friend.joinMatch(made.match));
    expect(joined).toMatchObject({ you: 0, standing: { number: 0, end: null } });
    expect(answerOf(await friend.joinMatch(made.match))).toEqual(joined);
    expect(await third.joinMatch(made.match)).toMatchObject({ kind: 'refused', error: { code: 'seat-taken' } });
    expect(answerOf(await third.match(made.match))).toMatchObject({ you: null, replay: null });
    for (const client of [maker, friend])
      expect(answerOf(await client.myMatches()).matches.map(({ match }) => match)).toEqual([made.match]);
    expect(answerOf(await third.myMatches()).matches).toEqual([]);
  });

  test('[S40] what is not offered is refused by name, and so is what cannot be', async () => {
    const client = await server.device();
    const wrong: readonly [asked: object, code: string][] = [
      [{ game: 'chess', scene: 'bridge-at-dusk', pace: 'live' }, 'unknown-match-scene'],
      [{ game: 'encounter', scene: 'river-gate', pace: 'live' }, 'unknown-match-scene'],
      [{ ...GAMES.battle, choices: { yours: 'no-such-deck' }, pace: 'live' }, 'wrong-choice'],
      [{ ...GAMES.battle, choices: { seed: 'abc' }, pace: 'live' }, 'wrong-choice'],
      [{ ...GAMES.battle, pace: 'never' }, 'wrong-shape'],
      [{ ...GAMES.battle, pace: 'live', seat: 2 }, 'wrong-shape'],
      [{ ...GAMES.battle, pace: 'live', seed: '0123456789abcdef' }, 'wrong-shape'],
      [{ ...GAMES.battle, pace: 'live', setup: {} }, 'wrong-shape'],
    ];
    for (const [asked, code] of wrong)
      expect(await client.makeMatch(asked as never), code).toMatchObject({ kind: 'refused', error: { code } });
    for (const id of ['a', 'A'.repeat(22), '%2e%2e', "';--"])
      expect(await client.joinMatch(encodeURIComponent(id))).toMatchObject({ error: { code: 'unknown-match' } });
  });

  test('[S40] a player has so many matches under way at most; one that nobody joined is gone after its time', async () => {
    const client = await server.device();
    for (let i = 0; i < MATCH_BOUNDS.open; i += 1)
      answerOf(await client.makeMatch({ ...GAMES.encounter, pace: 'daily' }));
    const refused = await client.makeMatch({ ...GAMES.encounter, pace: 'daily' });
    expect(refused).toMatchObject({ kind: 'refused', error: { code: 'too-many-matches' } });
    await server.store.matches.purge(clock + 1);
    expect(answerOf(await client.myMatches()).matches).toEqual([]);
  });
});

describe('[S41] what a viewer is told', () => {
  test.each(['battle', 'encounter'] as const)(
    '[S41] in %s: its own masked states and events, and no more',
    async (id) => {
      // A duel of a drawn seed may end early: then another is played.
      let table = await sitDown(id);
      let watcher = viewAs({ address: server.address, match: table.match, client: null });
      await watcher.until('caught-up');
      for (;;) {
        await playOn(table.seats, 60);
        if (table.seats[0].standing().number > 20) break;
        table = await sitDown(id);
        watcher = viewAs({ address: server.address, match: table.match, client: null });
        await watcher.until('caught-up');
      }
      if (!table.seats[0].standing().end) table.seats[1].socket.send({ kind: 'resign' });
      const viewers = [...table.seats, watcher];
      await Promise.all(viewers.map((viewer) => viewer.end()));
      const about = answerOf(await table.clients[0].match(table.match));
      const replay = parseReplay(about.replay!);
      if (!replay.ok) throw new Error('no replay');
      const module = moduleOf(id)!;
      const { game } = module;
      const edition = editions(id).find(({ hash }) => hash === about.pack)!;
      const named = nameWritten(module, replay.value.header, edition);
      if (!named.ok) throw new Error('no setup');
      const { setup, seed } = named.value;
      // The whole truth, played again from the replay; then what each was told of it.
      let run = begin(game, setup, seed);
      const steps = replay.value.steps.map(({ text }) => {
        const [seat, action] = splitSeat(2, text);
        const parsed = game.parse(setup, action);
        run = act(run, seat, parsed.ok ? parsed.value : null) as typeof run;
        return { seat, action, now: run.now };
      });
      expect(steps.length).toBeGreaterThan(0);
      for (const [i, viewer] of viewers.entries()) {
        const own = i === 2 ? ('watcher' as const) : i;
        const told = viewer.heard.filter((message) => message.kind === 'step');
        expect(told).toHaveLength(steps.length);
        for (const [at, { seat, action, now }] of steps.entries()) {
          const { state, view, events, text } = told[at]!;
          expect(text).toBe(own === seat ? action : null);
          expect(events).toEqual(now.events.filter((event) => game.visibleTo?.(event, own) ?? true));
          if (own === 'watcher')
            expect([state, canonical(view as never)]).toEqual([null, canonical(game.view(setup, now.state, own))]);
          else
            expect([canonical(state as never), view]).toEqual([
              canonical(game.mask(setup, now.state, own).state),
              null,
            ]);
        }
        expect(JSON.stringify(viewer.heard)).not.toContain(JSON.stringify(seed).slice(1, -1));
      }
      if (game.visibleTo)
        expect(steps.some(({ now, seat }) => now.events.some((event) => !game.visibleTo!(event, 1 - seat)))).toBe(true);
      watcher.socket.close();
      table.close();
    },
  );
});

test('[S42] a lost connection is taken up where it was: after any entry a client is told exactly the rest', async () => {
  const table = await sitDown('battle');
  await playOn(table.seats, 12);
  const whole = table.seats[1].heard.filter((message) => 'standing' in message);
  const url = new URL(`api/v1/matches/${table.match}/socket`, server.address);
  for (const after of [-1, 0, 5, 12]) {
    const heard = await greet(table, { after, signature: await signed(table.clients[1], url) });
    expect(heard[0]).toMatchObject({ kind: 'welcome', match: { you: 1 } });
    expect(heard[0]).toHaveProperty('setup', after < 0 ? expect.any(Object) : null);
    expect(heard.slice(1, -1)).toEqual(
      whole.filter((message) => (message as never as { standing: { number: number } }).standing.number > after),
    );
    expect(heard.at(-1)).toMatchObject({ kind: 'caught-up', number: 12 });
  }
  table.close();
});

const signed = async (client: Client, url: URL) => {
  const headers = await client.signFor('GET', url, '');
  return { input: headers['signature-input'], signature: headers.signature, digest: headers['content-digest'] };
};

/** One hello on a socket of its own, and everything up to the end of the greeting. */
const greet = async ({ match }: Pick<Table, 'match'>, hello: object): Promise<ServerMessage[]> => {
  const { heard, socket } = await talk(
    match,
    [{ kind: 'hello', ...hello }],
    ({ kind }) => kind === 'caught-up' || kind === 'refused',
  );
  socket.close();
  return heard;
};

/** Sends raw messages; resolves at the message that fits, or when the socket is closed. */
const talk = (match: string, messages: readonly unknown[], fits: (message: ServerMessage) => boolean) =>
  new Promise<{ heard: ServerMessage[]; socket: WebSocket; code: number | null }>((resolve) => {
    const socket = openSocket(new URL(`api/v1/matches/${match}/socket`, server.address).href.replace('http', 'ws'));
    const heard: ServerMessage[] = [];
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const message of messages)
        socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      heard.push(message);
      if (fits(message)) resolve({ heard, socket, code: null });
    });
    socket.on('close', (code) => resolve({ heard, socket, code }));
  });

describe('[S43] a clock a move', () => {
  test('[S43] who is out of time loses, and an action that comes later is refused', async () => {
    const table = await sitDown('battle');
    const { toMove, deadlines } = table.seats[0].standing();
    const seat = toMove[0] as 0 | 1;
    expect(deadlines[seat]).toBe(clock + PACES.live);
    expect(deadlines[1 - seat]).toBeNull();
    // Own actions in between give no time again.
    clock += 60_000;
    await playOn(table.seats, 1);
    if (table.seats[0].standing().toMove[0] === seat)
      expect(table.seats[0].standing().deadlines[seat]).toBe(deadlines[seat]);
    const now = table.seats[0].standing();
    const late = now.toMove[0] as 0 | 1;
    clock = now.deadlines[late]!;
    await playOn(table.seats, 0);
    clock += 1;
    const text = table.seats[late].choose()!;
    table.seats[late].act(text);
    const { standing } = await table.seats[1 - late]!.until('ended');
    expect(standing).toMatchObject({ toMove: [], end: { winner: 1 - late, reason: 'out-of-time' } });
    const { code } = await table.seats[late].until('refused');
    expect(['out-of-time', 'match-over']).toContain(code);
    expect(answerOf(await table.clients[late].match(table.match)).standing.end).toEqual(standing.end);
    table.close();
  });

  test('[S43] where both move at once and both are out of time neither wins; nobody has to be there for it', async () => {
    const table = await sitDown('encounter', { pace: 'daily' });
    for (let i = 0; i < 60 && table.seats[0].standing().toMove.length < 2; i += 1) await playOn(table.seats, 1);
    const { deadlines } = table.seats[0].standing();
    expect(deadlines).toEqual([clock + PACES.daily, clock + PACES.daily]);
    table.close();
    clock += PACES.daily + 1;
    const ended = await new Promise<unknown>((resolve) => {
      const look = async (): Promise<void> => {
        const { standing } = answerOf(await table.clients[0].match(table.match));
        if (standing.end) resolve(standing.end);
        else setTimeout(() => void look(), 20);
      };
      void look();
    });
    expect(ended).toEqual({ winner: null, reason: 'out-of-time' });
  });
});

test('[S44] a takeback needs consent; what was decided before it is refused; resigning opens the replay to both', async () => {
  const table = await sitDown('battle');
  const [first, second] = table.seats;
  const mover = (): 0 | 1 => first.standing().toMove[0] as 0 | 1;
  const refusal = (viewer: Viewer, code: string) => viewer.until('refused', (message) => message.code === code);
  await playOn(table.seats, 4);
  const asker = mover();
  const [asks, answers] = [table.seats[asker], table.seats[1 - asker]!];
  // Nothing is asked for: nothing can be granted.
  answers.socket.send({ kind: 'answer-takeback', yes: true });
  await refusal(answers, 'no-takeback-asked');
  asks.socket.send({ kind: 'ask-takeback' });
  expect((await answers.until('asked')).standing.asked).toBe(asker);
  asks.socket.send({ kind: 'answer-takeback', yes: true });
  await refusal(asks, 'no-takeback-asked');
  answers.socket.send({ kind: 'answer-takeback', yes: false });
  expect((await asks.until('declined')).standing.asked).toBeNull();
  // An action declines it too.
  asks.socket.send({ kind: 'ask-takeback' });
  await answers.until('asked', ({ standing }) => standing.number > 6);
  await playOn(table.seats, 1);
  expect(first.standing().asked).toBeNull();
  asks.socket.send({ kind: 'ask-takeback' });
  const { standing: asked } = await answers.until('asked', ({ standing }) => standing.number > 8);
  clock += 1_000;
  answers.socket.send({ kind: 'answer-takeback', yes: true });
  const back = await asks.until('back');
  await answers.until('back');
  const { seat: before } = first.heard.filter((message) => message.kind === 'step')[back.turn] as { seat: number };
  expect([before, back.standing.toMove.includes(asker)]).toEqual([asker, true]);
  expect(back.standing.deadlines[asker]).toBe(clock + PACES.live);
  asks.socket.send({ kind: 'act', text: asks.choose()!, seen: asked.number });
  await refusal(asks, 'position-changed');
  await playOn(table.seats, 2);
  second.socket.send({ kind: 'resign' });
  expect((await first.until('ended')).standing.end).toEqual({ winner: 0, reason: 'resigned' });
  const replays = await Promise.all(
    table.clients.map(async (client) => answerOf(await client.match(table.match)).replay),
  );
  expect(replays[0]).toBe(replays[1]);
  expect(answerOf(await (await server.device()).match(table.match)).replay).toBeNull();
  const module = moduleOf('battle')!;
  const replay = parseReplay(replays[0]!);
  const verified =
    replay.ok &&
    verifyReplay(replay.value, (header) =>
      nameWritten(module, header, editions('battle').find(({ hash }) => hash === header.pack)!),
    );
  expect(verified).toMatchObject({ ok: true });
  first.socket.send({ kind: 'resign' });
  await refusal(first, 'match-over');
  table.close();
});

describe('[S45] attackers', () => {
  const isRefused = ({ kind }: ServerMessage): boolean => kind === 'refused';

  test('[S45] a hello proves who it is: no signature of another, of another address, twice or edited', async () => {
    const table = await sitDown('encounter');
    const url = new URL(`api/v1/matches/${table.match}/socket`, server.address);
    const own = await signed(table.clients[0], url);
    expect((await greet(table, { after: -1, signature: own }))[0]).toMatchObject({
      kind: 'welcome',
      match: { you: 0 },
    });
    const stranger = await server.device();
    const other = await signed(stranger, new URL(`api/v1/matches/${'A'.repeat(22)}/socket`, server.address));
    const posted = await table.clients[0].signFor('POST', url, '');
    const foreign = await makeIdentity('ed25519');
    const wrong: readonly [signature: object | null, code: string][] = [
      [own, 'signature-used'],
      [other, 'wrong-signature'],
      [
        { input: posted['signature-input'], signature: posted.signature, digest: posted['content-digest'] },
        'wrong-signature',
      ],
      [{ ...(await signed(table.clients[0], url)), signature: own.signature }, 'wrong-signature'],
      [{ ...own, input: own.input.replace(/keyid="[^"]+"/, `keyid="${foreign.keyid}"`) }, 'wrong-signature'],
      [{ ...own, input: own.input.replace(/created=\d+/, 'created=1') }, 'signature-out-of-time'],
      [{ ...own, input: 'lockstep=nothing' }, 'unsigned'],
      [{ ...own, digest: 'sha-256=:AAAA:' }, 'wrong-digest'],
    ];
    for (const [signature, code] of wrong)
      expect(await greet(table, { after: -1, signature }), code).toMatchObject([{ kind: 'refused', code }]);
    // Somebody else with a key of their own, and somebody with none, are watchers, whatever they ask for.
    for (const signature of [await signed(stranger, url), null]) {
      const [welcome] = await greet(table, { after: -1, signature });
      expect(welcome).toMatchObject({ kind: 'welcome', match: { you: null }, start: { state: null } });
    }
    table.close();
  });

  test('[S45] what is malformed, too large, too deep, out of turn or not from a seat changes nothing', async () => {
    const table = await sitDown('battle');
    const url = new URL(`api/v1/matches/${table.match}/socket`, server.address);
    const hello = async () => ({ kind: 'hello', after: -1, signature: await signed(table.clients[0], url) });
    const before = table.seats[0].standing();
    const waiting = table.seats[1 - before.toMove[0]!]!;
    waiting.act(table.seats[before.toMove[0] as 0 | 1].choose()!);
    expect(await waiting.until('refused')).toMatchObject({ code: expect.stringMatching(/not-your|turn|move/) });
    const deep = `${'['.repeat(900)}${']'.repeat(900)}`;
    const after: readonly (string | object)[] = [
      '',
      'resign',
      '{"kind":"resign"',
      'null',
      '[]',
      deep,
      { kind: 'act' },
      { kind: 'act', text: 'pass' },
      { kind: 'act', text: 'pass', seen: -1, seat: 1 },
      { kind: 'act', text: 'x'.repeat(401), seen: -1 },
      { kind: 'act', text: '', seen: -1 },
      { kind: 'grant', seat: 1 },
      { kind: 'time-out', seat: 1 },
      { kind: 'act', text: 'pass', seen: 1.5 },
    ];
    for (const message of after) {
      const { heard, socket } = await talk(table.match, [await hello(), message], isRefused);
      expect(heard.at(-1), JSON.stringify(message)).toMatchObject({ kind: 'refused', code: 'wrong-shape' });
      socket.close();
    }
    const rules: readonly [text: string, code: RegExp][] = [
      ['launch the missiles', /unknown/],
      ["'; drop table matches; --", /unknown/],
      ['<script>', /unknown/],
      ['1: pass', /unknown/],
    ];
    for (const [text, code] of rules) {
      const { heard, socket } = await talk(table.match, [await hello(), { kind: 'act', text, seen: 1_000 }], isRefused);
      expect((heard.at(-1) as Refusal).code).toMatch(code);
      socket.close();
    }
    for (const first of [
      '',
      '{}',
      { kind: 'resign' },
      { kind: 'hello' },
      { kind: 'hello', after: -1, signature: null, seat: 1 },
    ]) {
      const { heard, code } = await talk(table.match, [first], () => false);
      expect([heard, code]).toMatchObject([[{ kind: 'refused', code: 'no-hello' }], 1008]);
    }
    expect((await talk(table.match, ['x'.repeat(MATCH_BOUNDS.message + 1)], () => false)).code).toBe(1009);
    expect((await talk(table.match, [Buffer.from([1, 2, 3])], () => false)).code).toBe(1003);
    const nobody = await talk(
      table.match,
      [{ kind: 'hello', after: -1, signature: null }, { kind: 'resign' }],
      isRefused,
    );
    expect(nobody.heard.at(-1)).toMatchObject({ kind: 'refused', code: 'not-a-seat' });
    nobody.socket.close();
    for (const id of ['A'.repeat(22), 'a', '..%2f..'])
      expect((await talk(id, [{ kind: 'hello', after: -1, signature: null }], () => false)).heard).toMatchObject([
        { code: 'unknown-match' },
      ]);
    expect(answerOf(await table.clients[0].match(table.match)).standing).toEqual(before);
    table.close();
  });

  test('[S45] a flood closes its own socket and no other', async () => {
    const table = await sitDown('battle');
    const flood = Array.from({ length: 200 }, () => ({ kind: 'resign' }));
    const { heard, code } = await talk(
      table.match,
      [{ kind: 'hello', after: -1, signature: null }, ...flood],
      () => false,
    );
    expect(code).toBe(1008);
    expect(heard.some((message) => message.kind === 'refused' && message.code === 'too-many-requests')).toBe(true);
    expect(heard.length).toBeLessThan(60);
    await playOn(table.seats, 2);
    table.close();
  });

  test('[S45] a handshake without the API’s address, or from a cookie, gets nothing', async () => {
    const codes = await Promise.all(
      ['', 'api/v1', 'api/v1/matches', 'sw.js'].map(
        (path) =>
          new Promise((resolve) => {
            const socket = new WebSocket(new URL(path, server.address).href.replace('http', 'ws'), {
              headers: { cookie: 'seat=0' },
            });
            socket.on('open', () => resolve('open'));
            socket.on('error', () => resolve('refused'));
          }),
      ),
    );
    expect(codes).toEqual(['refused', 'refused', 'refused', 'refused']);
  });
});

/** So many steps, then the second seat resigns. */
const playAndResign = async (table: Table, steps: number): Promise<void> => {
  await playOn(table.seats, steps);
  table.seats[1].socket.send({ kind: 'resign' });
  await Promise.all(table.seats.map((seat) => seat.end()));
};

/** A battle begins with a choice of each seat. */
const BOTH_MOVED = 2;

describe('[S48] ratings', () => {
  test('[S48] a match between people changes both; it is told of, exported, shown among friends, and goes with delete', async () => {
    const table = await sitDown('battle');
    const [ada, bob] = table.clients;
    const before = answerOf(await ada.match(table.match));
    expect(before.seats.map(({ rating }) => rating)).toEqual([null, null]);
    await playAndResign(table, BOTH_MOVED);
    const { seats } = answerOf(await ada.match(table.match));
    expect(seats[0]!.rating).toMatchObject({ rating: 1662, deviation: 290, change: 162 });
    expect(seats[1]!.rating).toMatchObject({ rating: 1338, deviation: 290, change: -162 });
    const own = { game: 'battle', list: 'people', rating: 1662, deviation: 290, played: 1 };
    expect(answerOf(await ada.me()).ratings).toEqual([own]);
    expect(answerOf(await ada.exportAll()).ratings).toEqual([own]);
    expect(answerOf(await ada.ratings())).toMatchObject({ people: [{ you: true, rating: 1662 }] });
    const { group } = answerOf(await ada.makeGroup('Friends'));
    answerOf(await bob.joinGroup(group));
    answerOf(await bob.setName('Bob'));
    expect(answerOf(await ada.ratings()).people).toMatchObject([
      { you: true, name: null, rating: 1662 },
      { you: false, name: 'Bob', rating: 1338 },
    ]);
    answerOf(await bob.deleteAll());
    expect(answerOf(await ada.ratings()).people).toHaveLength(1);
    expect(answerOf(await ada.match(table.match)).seats[1]).toMatchObject({ name: null, rating: null });
    expect(answerOf(await ada.me()).ratings).toEqual([own]);
    table.close();
  });

  test('[S48] programs have a list of their own, and a match of a program and a person changes none', async () => {
    const programs = await sitDown('battle', { bot: true }, true);
    await playAndResign(programs, BOTH_MOVED);
    const lists = answerOf(await programs.clients[0].ratings());
    expect(lists.people).toEqual([]);
    expect(lists.bots).toMatchObject([
      { you: true, rating: 1662 },
      { you: false, rating: 1338 },
    ]);
    const mixed = await sitDown('battle', { bot: true });
    await playAndResign(mixed, BOTH_MOVED);
    expect(answerOf(await mixed.clients[1].match(mixed.match)).seats.map(({ rating }) => rating)).toEqual([null, null]);
    // One's own list is asked for; the list of programs is the same for everyone.
    expect(answerOf(await mixed.clients[1].ratings())).toMatchObject({ people: [], bots: [{ you: false }, {}] });
    for (const table of [programs, mixed]) table.close();
  });

  test('[S48] a match in which a seat never moved changes none', async () => {
    const table = await sitDown('battle');
    await playAndResign(table, 1);
    expect(answerOf(await table.clients[0].me()).ratings).toEqual([]);
    table.close();
  });
});

test('[S46] delete everything: the other player keeps the match, and a match that waits goes', async () => {
  const table = await sitDown('battle');
  const { match } = answerOf(await table.clients[0].makeMatch({ ...GAMES.battle, pace: 'live' }));
  answerOf(await table.clients[0].setName('Ada'));
  expect(answerOf(await table.clients[1].match(table.match)).seats[0]).toMatchObject({ name: 'Ada', taken: true });
  answerOf(await table.clients[0].deleteAll());
  expect(await table.clients[1].match(match)).toMatchObject({ error: { code: 'unknown-match' } });
  expect(answerOf(await table.clients[1].match(table.match)).seats[0]).toMatchObject({ name: null, taken: true });
  table.close();
});
