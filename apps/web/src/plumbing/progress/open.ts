import { diskTables } from './disk.ts';
import { keepProgress, type Surroundings } from './keep.ts';
import { memoryTables } from './memory.ts';
import type { Change, Notice, Progress } from './progress.ts';
import type { Tables } from './tables.ts';

const NAME = 'lockstep';
/** Which database is in use: a damaged one stays where it is, under its name, and the next number is taken. */
const NUMBER = 'lockstep.database';
const MOST_DATABASES = 9;

const storedNumber = (): number => {
  try {
    const number = Number(localStorage.getItem(NUMBER) ?? '0');
    return Number.isSafeInteger(number) && number >= 0 ? number : 0;
  } catch {
    return 0;
  }
};

const storeNumber = (number: number): void => {
  try {
    localStorage.setItem(NUMBER, String(number));
  } catch {
    // Then the damaged database is met again, and set aside again, next time.
  }
};

const nameOf = (number: number): string => (number === 0 ? NAME : `${NAME}-${number}`);

/** Keys of version 0.5.0 name no kind of subject. */
const OLD_KEY = /\/(?!daily|lesson|scene\.|dealt|file)/;

/** Refused as a whole, so that another database would be refused as well. */
const REFUSALS = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'NotSupportedError', 'QuotaExceededError'];

type Opened = { readonly tables: Tables; readonly notices: readonly Notice[] } | 'blocked' | 'newer';

const openDisk = async (): Promise<Opened> => {
  const first = storedNumber();
  for (let number = first; number < first + MOST_DATABASES; number += 1) {
    try {
      const tables = await diskTables(nameOf(number));
      if (number === first) return { tables, notices: [] };
      storeNumber(number);
      return { tables, notices: [{ kind: 'set-aside', what: 'database', count: number - first }] };
    } catch (fault) {
      if (!(fault instanceof DOMException) || REFUSALS.includes(fault.name)) return 'blocked';
      if (fault.name === 'VersionError') return 'newer';
    }
  }
  return 'blocked';
};

const channel = (): Pick<Surroundings, 'tell' | 'hear'> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, hear: () => () => {} };
  const air = new BroadcastChannel(NAME);
  return {
    tell: (change) => air.postMessage(change),
    hear: (callback) => {
      const heard = ({ data }: MessageEvent<Change>): void => callback(data);
      air.addEventListener('message', heard);
      return () => air.removeEventListener('message', heard);
    },
  };
};

/** The browser may say no, and need not be asked twice in a visit. */
const askToPersist = (): (() => void) => {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    void navigator.storage?.persist?.().catch(() => false);
  };
};

/** Opens what the browser keeps of the player; in memory where it keeps nothing. */
export const openProgress = async (): Promise<Progress> => {
  const disk = await openDisk();
  if (typeof disk === 'string')
    return keepProgress(memoryTables(), {
      kept: 'memory',
      why: disk,
      notices: [],
      tell: () => {},
      hear: () => () => {},
      finished: () => {},
    });
  const { tables, notices } = disk;
  const keys = await tables.read((hold) => hold.keys());
  if (keys.some((key) => OLD_KEY.test(key))) await (await import('./old-keys.ts')).renameOldSaves(tables);
  return keepProgress(tables, { kept: 'disk', why: null, notices, ...channel(), finished: askToPersist() });
};
