import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moments } from '@lockstep/kernel';
import { isEnded } from '@lockstep/play';
import { gameOf } from '../../apps/cli/dist/games.js';
import { openHost, parseCommandLine } from '../../apps/cli/dist/shell/host.js';
import { openModel, perform } from '../../apps/cli/dist/shell/perform.js';
import { openStore } from '../../apps/cli/dist/store.js';
import { bundledCommand } from './command.mjs';
import { diceOf } from './dice.mjs';

/** One of each kind of game that keeps a record. */
const GAMES = [
  ['protocol', (i) => ({ date: `2026-12-${String(1 + (i % 28)).padStart(2, '0')}` })],
  ['testimony', (i) => ({ date: `2026-12-${String(1 + (i % 28)).padStart(2, '0')}` })],
  ['encounter', () => ({ scene: 'first-steps' })],
  ['draft', () => ({ scene: 'first-dream' })],
  ['freeplay', () => ({ scene: 'first-run' })],
];

/** Asked about before they are done, so that they are not done by being typed. */
const ASKED = /^(?:abandon|give-up|withdraw)\b/;

/** A player's folder, and the game that is opened in it as the shell opens it. */
const homeIn = (dir, id, flags) => {
  const data = join(dir, 'lockstep');
  const notices = [];
  const open = async () => {
    const game = await gameOf(id);
    return openModel(
      openHost(
        openStore(data, (notice) => notices.push(notice)),
        game,
        parseCommandLine(game, flags),
      ),
      flags,
    );
  };
  return {
    dir,
    data,
    id,
    flags,
    notices,
    open,
    entries: () =>
      openStore(data, () => {})
        .entries()
        .filter(({ kind }) => kind === 'finished'),
  };
};

const textsOf = ({ session }) => moments(session.attempt.run).map(({ text }) => text);
const played = (model, text) => perform(model, { do: 'session', command: { kind: 'act', text, sure: true } });

/** An action of the person whose game it is. */
const actionIn = (dice, { session }) => {
  const { game, setup, now } = session.attempt.run;
  const texts = game.legal(setup, now.state, 0).map((action) => game.format(setup, action));
  return dice.pick(texts.filter((text) => !ASKED.test(text)));
};

/** The command as a process of its own, playing line by line. */
const child = (command, { dir, id, flags }) => {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const process_ = spawn(process.execPath, [command, 'play', id, ...args], {
    env: { ...process.env, XDG_DATA_HOME: dir, NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let heard = () => {};
  let ended = false;
  for (const stream of [process_.stdout, process_.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      out += text;
      heard();
    });
  process_.stdin.on('error', () => {});
  const gone = new Promise((done) =>
    process_.on('close', () => {
      ended = true;
      heard();
      done();
    }),
  );
  /** Until something is printed that passes; false where the process ends first. */
  const until = (passes) =>
    new Promise((done) => {
      heard = () => {
        if (passes(out)) done(true);
        else if (ended) done(false);
      };
      heard();
    });
  return {
    say: (text) => {
      const from = out.length;
      process_.stdin.write(`${text}\n`);
      // The line comes back first; what follows it is the answer, written when all is saved.
      return until((all) => {
        const echo = all.indexOf(`> ${text}\n\n`, from);
        return echo >= 0 && all.length > echo + text.length + 4;
      });
    },
    ready: () => until((all) => all.includes('\n\n')),
    kill: () => {
      process_.kill('SIGKILL');
      return gone;
    },
    text: () => out,
  };
};

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A second folder with the same data, in which it is tried out what an action does. */
const copied = (home, fresh) => {
  const dir = fresh();
  if (existsSync(home.data)) cpSync(home.data, join(dir, 'lockstep'), { recursive: true });
  return homeIn(dir, home.id, home.flags);
};

/** What must hold after a kill: all that was answered is there, at most one action more, and an end is recorded once. */
const checked = async (home, answered, flying, faults, what) => {
  const model = await home.open();
  const entries = home.entries();
  const there = textsOf(model);
  const told = [what, home.id, JSON.stringify(home.flags)];
  if (home.notices.length > 0) faults.push(['something was damaged', ...told, ...home.notices]);
  if (entries.length > 1) faults.push(['an end was recorded twice', ...told]);
  if (entries.length === 1) {
    if (!answered.ended && !flying?.ends) faults.push(['an end that never was is recorded', ...told]);
    if (there.length > 0 && !isEnded(model.session)) faults.push(['recorded, and still open', ...told]);
    return true;
  }
  if (answered.ended) faults.push(['an end that was answered is lost', ...told]);
  else if (answered.texts.some((text, i) => text !== there[i]))
    faults.push(['an action that was answered is lost', ...told, `${there.length} of ${answered.texts.length}`]);
  return false;
};

/** So many processes killed at random moments, and so many at the moment a game ends. */
export const campaignKills = async (kills, ends, seed) => {
  const dice = diceOf(seed);
  const faults = [];
  const top = mkdtempSync(join(tmpdir(), 'lockstep-kills-'));
  let folders = 0;
  const fresh = () => {
    folders += 1;
    const dir = join(top, String(folders));
    mkdirSync(dir);
    return dir;
  };
  const command = await bundledCommand(fresh());
  const figures = { kills: 0, answered: 0, ended: 0, atEnd: 0, before: 0, between: 0, after: 0 };

  /** One process: it plays on for some actions and is killed at any moment. True where the game is over. */
  const killedOnce = async (home) => {
    const running = child(command, home);
    const mirror = copied(home, fresh);
    let shadow = await mirror.open();
    const answered = { texts: textsOf(shadow), ended: false };
    let flying;
    const actions = dice.below(6);
    if (dice.chance(10)) await sleep(dice.below(300));
    else await running.ready();
    for (let i = 0; i <= actions && !answered.ended; i += 1) {
      const text = actionIn(dice, shadow);
      shadow = played(shadow, text);
      flying = { text, ends: isEnded(shadow.session) };
      const said = running.say(text);
      // The last of them is not waited for.
      if (i === actions) {
        await Promise.race([said, sleep(dice.below(12))]);
        break;
      }
      if (!(await said)) {
        faults.push(['the process ended by itself', home.id, running.text().slice(-300)]);
        break;
      }
      answered.texts = textsOf(shadow);
      answered.ended = flying.ends;
      figures.answered += 1;
    }
    await running.kill();
    figures.kills += 1;
    const over = await checked(home, answered, flying, faults, 'at random');
    rmSync(mirror.dir, { recursive: true });
    if (over) figures.ended += 1;
    return over;
  };

  /** A game with its first action: its chance is drawn when it is begun, and is saved with it. */
  const begunHome = async (at) => {
    const [id, flagsOf] = GAMES[at % GAMES.length];
    const home = homeIn(fresh(), id, flagsOf(at));
    const model = await home.open();
    played(model, actionIn(dice, model));
    return home;
  };

  let turn = 0;
  while (figures.kills < kills) {
    const home = await begunHome(turn);
    turn += 1;
    for (let over = false; !over && figures.kills < kills; ) over = await killedOnce(home);
    rmSync(home.dir, { recursive: true });
  }

  /** A game up to the action that ends it. */
  const almostOver = async (home) => {
    let model = await home.open();
    for (;;) {
      const before = copied(home, fresh);
      const text = actionIn(dice, model);
      model = played(model, text);
      if (isEnded(model.session)) {
        rmSync(home.dir, { recursive: true });
        return { home: before, text };
      }
      rmSync(before.dir, { recursive: true });
    }
  };

  for (let i = 0; i < ends; i += 1) {
    const { home, text } = await almostOver(await begunHome(i));
    const { id } = home;
    const texts = textsOf(await home.open());
    const running = child(command, home);
    await running.ready();
    const changes = 1 + dice.below(9);
    let seen = 0;
    const watchers = [home.data, join(home.data, 'runs', id)].filter((dir) => existsSync(dir));
    const struck = new Promise((done) => {
      for (const [at, dir] of watchers.entries())
        watchers[at] = watch(dir, () => {
          seen += 1;
          if (seen === changes) done();
        });
    });
    const said = running.say(text).then(() => 'answered');
    const how = await Promise.race([said, struck]);
    await running.kill();
    for (const one of watchers) one.close();
    figures.atEnd += 1;
    const recordedBy = home.entries().length;
    const over = await checked(home, { texts, ended: how === 'answered' }, { text, ends: true }, faults, 'at the end');
    if (!over) {
      figures.before += 1;
      // What was not done yet is done again, and then recorded.
      played(await home.open(), text);
      if (home.entries().length !== 1) faults.push(['the end is not recorded when it is played again', id]);
    } else if (recordedBy === 0) figures.between += 1;
    else figures.after += 1;
    rmSync(home.dir, { recursive: true });
  }
  rmSync(top, { recursive: true });
  return { faults, figures };
};
