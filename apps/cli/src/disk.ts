import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from './fault.ts';

/** The calls of the file system that change something. Tests make each of them fail. */
export interface Disk {
  open(file: string, flags: 'a' | 'w'): number;
  /** How many of the bytes were written: fewer than asked for where room runs out. */
  write(handle: number, bytes: Uint8Array, from: number): number;
  sync(handle: number): void;
  close(handle: number): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
}

export const realDisk: Disk = {
  open: (file, flags) => openSync(file, flags),
  write: (handle, bytes, from) => writeSync(handle, bytes, from),
  sync: (handle) => fsyncSync(handle),
  close: (handle) => closeSync(handle),
  rename: (from, to) => renameSync(from, to),
  remove: (file) => rmSync(file, { force: true }),
};

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'there is no room left on the disk'],
  ['EDQUOT', 'there is no room left for you on the disk'],
  ['EACCES', 'you may not write there'],
  ['EPERM', 'you may not write there'],
  ['EROFS', 'the disk can only be read'],
  ['ENOENT', 'it is not there and cannot be made'],
  ['EIO', 'the disk does not answer as it should'],
  ['EISDIR', 'there is a folder of that name'],
  ['ENOTDIR', 'a part of that path is no folder'],
  ['EEXIST', 'a part of that path is no folder'],
  ['ENAMETOOLONG', 'the name is too long for the disk'],
]);

/** An error of the file system, as Node throws it: with the call that failed. */
const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && !(error instanceof Fault) && 'code' in error && typeof error.code === 'string';

/** An error of the disk as a sentence with its place; anything else as it is. */
export const diskFault = (file: string, error: unknown): unknown => {
  if (!isOfDisk(error)) return error;
  const { code = '' } = error;
  return new Fault('disk', `${file}: ${REASONS.get(code) ?? `the disk says ${code}`}. Mend that and try again.`);
};

/** Folders one by one: where a folder can hold none (/proc), Node's own `recursive` never comes back. */
const makeFolder = (dir: string): void => {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another terminal was quicker.
    if (!existsSync(dir)) throw error;
  }
};

/** A call that says in a sentence what was in its way. */
export const onDisk = <T>(file: string, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    throw diskFault(file, error);
  }
};

const writeAll = (disk: Disk, handle: number, text: string): void => {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    const written = disk.write(handle, bytes, at);
    if (written === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' });
    at += written;
  }
};

const ignored = (call: () => void): void => {
  try {
    call();
  } catch {
    // What failed before this is told instead.
  }
};

/** Written whole next to the old file and moved over it: a kill or a full disk leaves the one or the other, never a part. */
export const writeWhole = (disk: Disk, file: string, text: string): void =>
  onDisk(file, () => {
    makeFolder(dirname(file));
    const fresh = `${file}.${process.pid}.new`;
    try {
      const handle = disk.open(fresh, 'w');
      try {
        writeAll(disk, handle, text);
        disk.sync(handle);
      } finally {
        disk.close(handle);
      }
      disk.rename(fresh, file);
    } catch (error) {
      ignored(() => disk.remove(fresh));
      throw error;
    }
  });

/** A line at the end of a file, all of it or nothing, on the disk when this returns. */
export const appendLine = (disk: Disk, file: string, line: string): void =>
  onDisk(file, () => {
    makeFolder(dirname(file));
    // A kill may have left half a line; a new one must not be glued to it.
    const before = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const torn = before.length > 0 && before.at(-1) !== 10;
    const handle = disk.open(file, 'a');
    const { size } = fstatSync(handle);
    try {
      writeAll(disk, handle, `${torn ? '\n' : ''}${line}\n`);
      disk.sync(handle);
    } catch (error) {
      ignored(() => ftruncateSync(handle, size));
      throw error;
    } finally {
      disk.close(handle);
    }
  });

const LEFT_BEHIND = /\.(\d+)\.new$/;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** What killed processes left half written in a folder goes. */
export const sweep = (disk: Disk, dir: string): void => {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) {
    const pid = LEFT_BEHIND.exec(basename(name))?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) ignored(() => disk.remove(join(dir, name)));
  }
};
