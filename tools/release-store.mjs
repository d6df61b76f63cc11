import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from '../bench/server/postgres.mjs';

/**
 * Makes the stores that upgrades are tested from: `node tools/release-store.mjs CHECKOUT`, where CHECKOUT is a built checkout of a
 * release. Its own server keeps what two players do with its own client, in SQLite and in PostgreSQL; both stores are written as SQL, with
 * what that server answered, into apps/server/src/store/releases/<version>. A release's files are made once and never again.
 */
const checkout = resolve(process.argv[2]);
const of = (path) => import(join(checkout, path));
const load = createRequire(join(checkout, 'package.json'));
const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

const { connect, followMatch } = await of('packages/api/dist/index.js');
const { dailyModuleOf, gameOf } = await of('packages/catalogue/dist/index.js');
const { botsOf, makeEdition, parseSchedule, pinnedDaily } = await of('forge/dist/index.js');
const { act, begin, moments, openStream, parseSeed } = await of('packages/kernel/dist/index.js');

const DAY_MS = 86_400_000;
const day = Math.floor(Date.now() / DAY_MS);
const date = new Date(day * DAY_MS).toISOString().slice(0, 10);

const played = (id, bot) => {
  const module = dailyModuleOf(id);
  const home = join(checkout, 'content', id);
  const schedule = parseSchedule(readFileSync(join(home, 'schedule.txt'), 'utf8')).value;
  const editions = [];
  for (let number = 1; number <= schedule.find((pin) => pin.day === day).edition; number += 1)
    editions.push(makeEdition(number, JSON.parse(readFileSync(join(home, `editions/${number}.json`), 'utf8'))));
  const { edition, setup: plain, seed } = pinnedDaily({ module, editions, schedule }, day).value;
  const setup = module.game.parseSetup(plain).value;
  const player = botsOf(module.game, module.bots).get(bot);
  let run = begin(module.game, setup, seed);
  for (let i = 0; !module.game.outcome(setup, run.now.state); i += 1)
    run = act(run, 0, player.choose(setup, run.now.state, 0, openStream(parseSeed('release'), `${bot} ${i}`)));
  const actions = moments(run).map(({ text }) => text);
  return { game: id, rules: module.game.rules, pack: edition.hash, date, actions };
};

/** A key that can be written down, so that the test can sign with it. */
const newKeys = async () => {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  const raw = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  const identity = { alg: 'ed25519', keyid: raw, key: pair.privateKey };
  return { identity, written: { keyid: raw, jwk: await crypto.subtle.exportKey('jwk', pair.privateKey) } };
};

const value = async (asked) => {
  const answered = await asked;
  if (answered.kind !== 'answer') throw new Error(JSON.stringify(answered));
  return answered.value;
};

const startServer = async (more, env) => {
  const site = mkdtempSync(join(tmpdir(), 'lockstep-release-'));
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(site, file), '');
  const lockstep = join(checkout, 'apps/cli/bin/lockstep.js');
  const child = spawn(process.execPath, [lockstep, 'serve', '--json', '--port', '0', '--dir', site, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  const line = await new Promise((done) => createInterface({ input: child.stdout }).once('line', done));
  const ended = new Promise((done) => child.once('exit', done));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(site, { recursive: true });
  };
  return { address: JSON.parse(line).address, end };
};

/** Two clients move by turns; after so many steps one of them resigns, or they stop. */
const playMatch = async (address, [ann, bea], steps, resigns) => {
  const WebSocket = load('ws');
  const { match } = await value(ann.makeMatch({ game: 'encounter', scene: 'bridge-at-dusk', pace: 'daily', seat: 0 }));
  await value(bea.joinMatch(match));
  const sockets = [];
  await new Promise((done) => {
    const look = (seat, client) => {
      let setup;
      let game;
      let state;
      let standing;
      const onMessage = (message) => {
        if (message.kind === 'welcome' && message.start !== null) {
          game = gameOf(message.match.game);
          setup = game.parseSetup(message.setup).value;
          state = message.start.state;
        }
        if ('state' in message) state = message.state;
        standing = message.kind === 'welcome' ? message.match.standing : (message.standing ?? standing);
        if (!setup) return;
        if (standing.end || (!resigns && standing.number >= steps)) done();
        else if (standing.number >= steps && seat === 0) sockets[0].send({ kind: 'resign' });
        else if (standing.toMove.includes(seat) && standing.number < steps) {
          const [action] = game.legal(setup, state, seat);
          if (action) sockets[seat].send({ kind: 'act', text: game.format(setup, action), seen: standing.number });
        }
      };
      sockets[seat] = followMatch({
        address,
        match,
        client,
        onMessage,
        onConnection: () => {},
        open: (url) => new WebSocket(url),
      });
    };
    look(0, ann);
    look(1, bea);
  });
  for (const socket of sockets) socket.close();
  return match;
};

const fill = async (address) => {
  const keys = { ann: await newKeys(), phone: await newKeys(), bea: await newKeys() };
  const clientOf = (name) => connect({ address, identity: keys[name].identity });
  const [ann, phone, bea] = ['ann', 'phone', 'bea'].map(clientOf);
  await value(ann.setName('Ann'));
  await value(bea.setName('Bea'));
  for (const game of ['protocol', 'testimony']) await value(ann.openAttempt({ game, date }));
  for (const game of ['protocol', 'testimony']) await value(ann.sendResult(played(game, 'careful')));
  await value(ann.sendResult(played('protocol', 'random')));
  await value(bea.sendResult(played('protocol', 'random')));
  await value(phone.joinBy((await value(ann.newCode())).code));
  const { group } = await value(ann.makeGroup('Night owls'));
  await value(bea.joinGroup(group));
  const { challenge } = await value(ann.challenge({ game: 'protocol', date }));
  await value(bea.takeUp(challenge));
  const matches = [await playMatch(address, [ann, bea], 4, false), await playMatch(address, [ann, bea], 6, true)];
  const answers = {};
  for (const [name, client] of Object.entries({ ann, phone, bea }))
    answers[name] = {
      me: await value(client.me()),
      exportAll: await value(client.exportAll()),
      groups: await value(client.groups()),
      board: await value(client.board(group, date)),
      friends: await value(client.friends('protocol', date)),
      challenges: await value(client.challenges()),
      matches: await Promise.all(matches.map((match) => value(client.match(match)))),
    };
  const written = Object.fromEntries(Object.entries(keys).map(([name, one]) => [name, one.written]));
  return { version, date, group, keys: written, answers };
};

const quote = (cell) =>
  cell === null ? 'null' : typeof cell === 'number' ? String(cell) : `'${String(cell).replaceAll("'", "''")}'`;

const dumpSqlite = (file) => {
  const db = new (load('libsql'))(file);
  const made = db.prepare('select name, type, sql from sqlite_master where sql is not null').all();
  const tables = made.filter(({ name, type }) => type === 'table' && !name.startsWith('sqlite_'));
  const rows = tables.flatMap(({ name }) =>
    db
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => `insert into "${name}" values (${Object.values(row).map(quote).join(', ')});`),
  );
  const indexes = made.filter(({ type }) => type === 'index');
  return `${[...tables.map(({ sql }) => `${sql};`), ...rows, ...indexes.map(({ sql }) => `${sql};`)].join('\n')}\n`;
};

const dumpPostgres = (url) => {
  const asUser = process.getuid() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const [program, ...args] = [...asUser, 'pg_dump', '--no-owner', '--inserts', url];
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(stderr);
  // Lines for psql alone are left out: the test sends the whole as one query.
  return stdout.replace(/^\\(?:un)?restrict .*\n/gm, '').replace(/^--(?: .*)?\n\n?/gm, '');
};

const out = new URL(`../apps/server/src/store/releases/${version}/`, import.meta.url);
mkdirSync(out, { recursive: true });
const write = (name, sql, facts) => {
  writeFileSync(new URL(`${name}.sql`, out), sql);
  writeFileSync(new URL(`${name}.json`, out), `${JSON.stringify(facts, null, 1)}\n`);
};

const data = mkdtempSync(join(tmpdir(), 'lockstep-release-data-'));
const onFile = await startServer(['--data', data]);
const fileFacts = await fill(onFile.address);
await onFile.end();
write('sqlite', dumpSqlite(join(data, 'server.db')), fileFacts);
rmSync(data, { recursive: true });

const database = startPostgres();
const onDatabase = await startServer([], { DATABASE_URL: database.url });
const databaseFacts = await fill(onDatabase.address);
await onDatabase.end();
write('postgres', dumpPostgres(database.url), databaseFacts);
database.stop();
