import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isEnded } from '@lockstep/play';
import { gameOf } from '../../apps/cli/dist/games.js';
import { openHost, parseCommandLine } from '../../apps/cli/dist/shell/host.js';
import { openModel, perform } from '../../apps/cli/dist/shell/perform.js';
import { openStore } from '../../apps/cli/dist/store.js';

const REAL = {
  open: openSync,
  write: writeSync,
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
};
const CODES = ['ENOSPC', 'EACCES', 'EIO', 'KILL'];

class Killed extends Error {}

const fail = (code) => {
  throw code === 'KILL' ? new Killed() : Object.assign(new Error(code), { code });
};

/** The disk, but the call of this number fails. After a kill no call does anything. */
const failingAt = (at, code) => {
  let calls = 0;
  const counted =
    (call) =>
    (...args) => {
      calls += 1;
      return calls === at || (code === 'KILL' && calls > at) ? fail(code) : call(...args);
    };
  const { close, ...rest } = REAL;
  const disk = Object.fromEntries(Object.entries(rest).map(([name, call]) => [name, counted(call)]));
  return { ...disk, close, calls: () => calls };
};

/** The disk with room for so many bytes: the write that does not fit is cut, and what comes after it fails or never comes. */
const cutAfter = (bytes, code) => {
  let room = bytes;
  let killed = false;
  const alive =
    (call) =>
    (...args) =>
      killed ? fail('KILL') : call(...args);
  const { write, close, ...rest } = REAL;
  const disk = Object.fromEntries(Object.entries(rest).map(([name, call]) => [name, alive(call)]));
  return {
    ...disk,
    close,
    write: (handle, text, from) => {
      killed ||= room === 0 && code === 'KILL';
      if (room === 0) return fail(code);
      const written = write(handle, text.subarray(0, Math.min(text.length, from + room)), from);
      room -= written;
      return written;
    },
    left: () => room,
  };
};

const GAME = 'protocol';
const FLAGS = { date: '2026-12-01' };

const filesIn = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((one) =>
        one.isFile() ? [[join(one.parentPath, one.name), readFileSync(join(one.parentPath, one.name), 'utf8')]] : [],
      )
    : [];

const restore = (dir, files) => {
  rmSync(dir, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** What is there, but for what a kill leaves half written. */
const contentIn = (dir) => JSON.stringify(filesIn(dir).filter(([file]) => !file.endsWith('.new')));

const SENTENCE = /\.jsonl?: [a-z ]+\. Mend that and try again\.$/;

/**
 * A Daily from its first action to its end. Each action is done with a disk that fails at one place: at every call with each
 * error, and with its writes cut at every length (or at every so many), by a full disk and by a kill. Then the folder must be
 * as it was before the action or as it is after it, and an end must be recorded once.
 */
export const campaignDisk = async (every = 1) => {
  const faults = [];
  const figures = { actions: 0, bytes: 0, failedCalls: 0, cutWrites: 0 };
  const game = await gameOf(GAME);
  const top = mkdtempSync(join(tmpdir(), 'lockstep-disk-'));
  const dir = join(top, 'lockstep');
  const hostOn = (disk, notices = []) =>
    openHost(
      openStore(dir, (notice) => notices.push(notice), disk),
      game,
      parseCommandLine(game, FLAGS),
    );
  const open = (disk, notices) => openModel(hostOn(disk, notices), FLAGS);
  const play = (model, text) => perform(model, { do: 'session', command: { kind: 'act', text, sure: true } });
  const recorded = () =>
    openStore(dir, () => {})
      .entries()
      .filter(({ kind }) => kind === 'finished').length;

  for (let over = false; !over; ) {
    const model = open();
    const { game: rules, setup, now } = model.session.attempt.run;
    const text = rules.format(setup, rules.legal(setup, now.state, 0)[0]);
    const files = filesIn(dir);
    const before = contentIn(dir);
    const counted = failingAt(0, 'EIO');
    const measured = cutAfter(Number.MAX_SAFE_INTEGER, 'ENOSPC');
    const acted = (disk) => {
      const host = hostOn(disk);
      host.hasSave(model.session.opening.ref);
      return play({ ...model, host }, text);
    };
    over = isEnded(acted(counted).session);
    const after = contentIn(dir);
    restore(dir, files);
    acted(measured);
    const bytes = Number.MAX_SAFE_INTEGER - measured.left();

    const tried = (disk, what) => {
      restore(dir, files);
      const told = [`action ${figures.actions + 1}`, what];
      let done;
      try {
        done = acted(disk);
      } catch (error) {
        if (!(error instanceof Killed)) faults.push(['not a sentence', ...told, String(error)]);
      }
      if (done?.trouble && !SENTENCE.test(done.trouble)) faults.push(['not a sentence', ...told, done.trouble]);
      if (!over) {
        const there = contentIn(dir);
        if (there !== before && there !== after) faults.push(['neither as before nor as after', ...told]);
        if (done && done.trouble === null && there !== after) faults.push(['called saved, and is not', ...told]);
        return;
      }
      const notices = [];
      const again = open(REAL, notices);
      if (notices.length > 0) faults.push(['something was damaged', ...told, ...notices]);
      if (done && done.trouble === null && recorded() !== 1) faults.push(['called recorded, and is not', ...told]);
      if (recorded() === 0) {
        if (again.session.attempt.run.now.turn !== now.turn) faults.push(['neither as before nor as after', ...told]);
        play(again, text);
      }
      if (recorded() !== 1) faults.push([`recorded ${recorded()} times`, ...told]);
    };

    for (let at = 1; at <= counted.calls(); at += 1)
      for (const code of CODES) {
        tried(failingAt(at, code), `call ${at}: ${code}`);
        figures.failedCalls += 1;
      }
    for (let length = 0; length < bytes; length += every)
      for (const code of CODES) {
        tried(cutAfter(length, code), `cut after ${length} bytes: ${code}`);
        figures.cutWrites += 1;
      }
    figures.actions += 1;
    figures.bytes += bytes;
    restore(dir, files);
    acted(REAL);
  }
  rmSync(top, { recursive: true });
  return { faults, figures };
};
