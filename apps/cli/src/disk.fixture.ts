import { type Disk, realDisk } from './disk.ts';

export type DiskError = 'ENOSPC' | 'EACCES' | 'EIO' | 'EROFS';

const failing = (code: DiskError): never => {
  throw Object.assign(new Error(code), { code });
};

/** A disk with room for so many bytes more: the write that does not fit is cut, the next fails, as Linux does it. */
export const diskWithRoom = (bytes: number): Disk => {
  let room = bytes;
  return {
    ...realDisk,
    write: (handle, text, from) => {
      if (room === 0) return failing('ENOSPC');
      const written = realDisk.write(handle, text.subarray(0, Math.min(text.length, from + room)), from);
      room -= written;
      return written;
    },
  };
};

/** A disk whose call of this number fails, counted over all its calls. */
export const diskThatFails = (at: number, code: DiskError): Disk & { calls(): number } => {
  let calls = 0;
  const counted =
    <Args extends readonly unknown[], T>(call: (...args: Args) => T) =>
    (...args: Args): T => {
      calls += 1;
      return calls === at ? failing(code) : call(...args);
    };
  return {
    open: counted(realDisk.open),
    write: counted(realDisk.write),
    sync: counted(realDisk.sync),
    close: realDisk.close,
    rename: counted(realDisk.rename),
    remove: counted(realDisk.remove),
    calls: () => calls,
  };
};

/** What a kill does: from the call of this number on nothing reaches the disk, and the program does not go on. */
export class Killed extends Error {}

export const diskUntilKilled = (at: number): Disk & { calls(): number } => {
  let calls = 0;
  const counted =
    <Args extends readonly unknown[], T>(call: (...args: Args) => T) =>
    (...args: Args): T => {
      calls += 1;
      if (calls >= at) throw new Killed();
      return call(...args);
    };
  return {
    open: counted(realDisk.open),
    write: counted(realDisk.write),
    sync: counted(realDisk.sync),
    close: realDisk.close,
    rename: counted(realDisk.rename),
    remove: counted(realDisk.remove),
    calls: () => calls,
  };
};
