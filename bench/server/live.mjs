import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { connect, makeIdentity } from '../../packages/api/dist/index.js';
import { gameOf } from '../../packages/catalogue/dist/index.js';
import { quantiles } from './quantiles.mjs';

/** A player has at most so many matches under way. */
const MATCHES_EACH = 50;
const SCENE = { game: 'battle', scene: 'lamps-against-kilns', pace: 'live', seat: 0 };

/** What is mostly legal, first to last: rules are asked only where all of it is refused, so that the load is the server's. */
const PLAIN_ACTIONS = ['keep', 'end', 'pass', 'foresee', 'choose none'];

/** One seat of one match: it moves when it is told to, and tells how long a move took to reach it from the other seat. */
const sit = async ({ address, client, match, from }, heard) => {
  const url = new URL(`api/v1/matches/${match}/socket`, address);
  const socket = new WebSocket(url.href.replace('http', 'ws'), {
    headers: { 'x-forwarded-for': from },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const { 'signature-input': input, signature, 'content-digest': digest } = await client.signFor('GET', url, '');
  const ready = new Promise((resolve) => {
    socket.on('message', (data) => {
      const text = data.toString('latin1');
      if (text.startsWith('{"kind":"caught-up"')) resolve();
      heard(text);
    });
  });
  socket.send(JSON.stringify({ kind: 'hello', signature: { input, signature, digest }, after: -1 }));
  await ready;
  return socket;
};

/** A match that moves once a second: it answers with the times from a move to the other seat, and what was refused. */
const openMatch = async (address, clients, number) => {
  const made = await clients[0].makeMatch(SCENE);
  const { match } = made.value;
  await clients[1].joinMatch(match);
  let toMove = 0;
  let over = false;
  let attempt = 0;
  let sentAt = 0;
  const times = [];
  const sockets = [];
  const move = () => {
    sockets[toMove].send(
      JSON.stringify({ kind: 'act', text: PLAIN_ACTIONS[attempt % PLAIN_ACTIONS.length], seen: 1_000_000 }),
    );
  };
  const welcomes = [];
  const steps = [];
  /** A card asks for a choice: a legal one, from what this seat was told. */
  const choose = () => {
    const welcome = JSON.parse(welcomes[toMove]);
    const state = steps[toMove] ? JSON.parse(steps[toMove]).state : welcome.start.state;
    const game = gameOf(SCENE.game);
    const setup = game.parseSetup(welcome.setup).value;
    const [action] = game.legal(setup, state, toMove);
    if (action)
      sockets[toMove].send(JSON.stringify({ kind: 'act', text: game.format(setup, action), seen: 1_000_000 }));
  };
  const heard = (seat) => (text) => {
    if (text.startsWith('{"kind":"welcome"')) {
      welcomes[seat] = text;
      // Chance says who begins.
      toMove = JSON.parse(text).match.standing.toMove[0];
    }
    if (text.startsWith('{"kind":"refused"')) {
      attempt += 1;
      if (attempt < PLAIN_ACTIONS.length) move();
      else if (attempt === PLAIN_ACTIONS.length) choose();
      return;
    }
    if (!text.startsWith('{"kind":"step"')) return;
    const standing = text.slice(text.lastIndexOf('"standing":'));
    steps[seat] = text;
    over ||= !standing.includes('"end":null');
    // Only the seat that did not move: the way from one player to the other.
    if (text.includes(`"seat":${seat},"standing"`)) return;
    times.push(performance.now() - sentAt);
    const next = /"toMove":\[(\d)/.exec(standing);
    if (next) toMove = Number(next[1]);
  };
  for (const seat of [0, 1]) {
    const from = `198.18.${seat}.${number % 250}`;
    sockets.push(await sit({ address, client: clients[seat], match, from }, heard(seat)));
  }
  return {
    times,
    isOver: () => over,
    tick: () => {
      if (over) return;
      attempt = 0;
      sentAt = performance.now();
      move();
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

/** So many matches for so many seconds, each one move a second, spread over the second. */
export const measureLive = async (server, count, seconds) => {
  const { address } = server;
  const matches = [];
  let pair = [];
  for (let i = 0; i < count; i += 1) {
    if (i % MATCHES_EACH === 0)
      pair = await Promise.all(
        [0, 1].map(async (seat) =>
          connect({
            address,
            identity: await makeIdentity('ed25519'),
            fetch: (url, init) =>
              fetch(url, {
                ...init,
                headers: { ...init?.headers, 'x-forwarded-for': `198.19.${seat}.${Math.floor(i / MATCHES_EACH)}` },
              }),
          }),
        ),
      );
    matches.push(await openMatch(address, pair, i));
  }
  const before = await server.figures();
  const began = performance.now();
  const SLICES = 50;
  let tries = 0;
  for (let slice = 0; slice < seconds * SLICES; slice += 1) {
    for (let i = slice % SLICES; i < matches.length; i += SLICES) {
      if (!matches[i].isOver()) tries += 1;
      matches[i].tick();
    }
    const next = began + ((slice + 1) * 1000) / SLICES;
    await setTimeout(Math.max(0, next - performance.now()));
  }
  const took = (performance.now() - began) / 1000;
  await setTimeout(2000);
  const after = await server.figures();
  for (const match of matches) match.close();
  const times = matches.flatMap((match) => match.times);
  return {
    matches: count,
    over: matches.filter((match) => match.isOver()).length,
    tries,
    moves: times.length,
    movesASecond: times.length / took,
    ...quantiles(times),
    cpuMs: ((after.cpu - before.cpu) * 1000) / times.length,
  };
};
