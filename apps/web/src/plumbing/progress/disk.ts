import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { StorageFull } from './faults.ts';
import type { Hold, Tables } from './tables.ts';

/**
 * 1: entries had no merit; a screen worked it out of the facts.
 * 2: merit is written, as @lockstep/play has it; what is damaged has a table of its own.
 */
const VERSION = 2;

interface Shelves extends DBSchema {
  journal: { key: number; value: unknown };
  saves: { key: string; value: unknown };
  aside: { key: number; value: { readonly from: string; readonly value: unknown } };
}

const SHELVES = ['journal', 'saves', 'aside'] as const;

type Upgrade = IDBPTransaction<Shelves, (typeof SHELVES)[number][], 'versionchange'>;

interface Unranked {
  readonly kind?: unknown;
  readonly merit?: unknown;
  readonly facts?: { readonly [fact: string]: number };
}

const withMerit = (value: unknown): unknown => {
  const entry = value as Unranked | null;
  if (entry?.kind !== 'finished' || entry.merit !== undefined || !entry.facts) return value;
  const { turnsLeft = 0, peak = 0, audits = 0 } = entry.facts;
  return { ...entry, merit: [turnsLeft, -peak, -audits] };
};

const addMerit = async (transaction: Upgrade): Promise<void> => {
  const journal = transaction.objectStore('journal');
  for (let at = await journal.openCursor(); at; at = await at.continue()) await at.update(withMerit(at.value));
};

const upgrade = async (database: IDBPDatabase<Shelves>, from: number, transaction: Upgrade): Promise<void> => {
  if (from < 1) {
    database.createObjectStore('journal', { autoIncrement: true });
    database.createObjectStore('saves');
  }
  if (from < 2) {
    database.createObjectStore('aside', { autoIncrement: true });
    await addMerit(transaction);
  }
};

/** Opens, and is sure that every shelf is there. */
const openWhole = async (name: string, closed: () => void): Promise<IDBPDatabase<Shelves>> => {
  const database = await openDB<Shelves>(name, VERSION, {
    upgrade: (fresh, from, _to, transaction) => upgrade(fresh, from, transaction),
    // A newer version of the app in another tab wants to bring the shelves up to date: it must not wait for this tab.
    blocking: () => {
      database.close();
      closed();
    },
    terminated: closed,
  });
  if (SHELVES.every((shelf) => database.objectStoreNames.contains(shelf))) return database;
  database.close();
  throw new DOMException('a shelf is missing', 'DataError');
};

const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

/** Progress in IndexedDB. Throws what the browser throws when the database cannot be opened. */
export const diskTables = async (name: string): Promise<Tables> => {
  let open: Promise<IDBPDatabase<Shelves>> | undefined;
  const connect = (): Promise<IDBPDatabase<Shelves>> => {
    open ??= openWhole(name, () => {
      open = undefined;
    });
    return open;
  };
  await connect();

  const run = async <Answer>(mode: 'readonly' | 'readwrite', job: (hold: Hold) => Promise<Answer>): Promise<Answer> => {
    // A reader's job calls no writer; the browser would refuse it.
    const transaction = (await connect()).transaction(SHELVES, mode as 'readwrite', { durability: 'strict' });
    const journal = transaction.objectStore('journal');
    const saves = transaction.objectStore('saves');
    const aside = transaction.objectStore('aside');
    const hold: Hold = {
      entries: async () => {
        const [keys, values] = await Promise.all([journal.getAllKeys(), journal.getAll()]);
        return keys.map((at, i) => ({ at, value: values[i] }));
      },
      add: async (entry) => void (await journal.add(entry)),
      drop: (at) => journal.delete(at),
      keys: () => saves.getAllKeys(),
      saves: async () => {
        const [keys, values] = await Promise.all([saves.getAllKeys(), saves.getAll()]);
        return keys.map((key, i) => ({ key, value: values[i] }));
      },
      save: (key) => saves.get(key),
      put: async (key, kept) => void (await saves.put(kept, key)),
      forget: (key) => saves.delete(key),
      aside: async (what) => void (await aside.add(what)),
      sweep: () => aside.clear(),
    };
    try {
      const answer = await job(hold);
      await transaction.done;
      return answer;
    } catch (fault) {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      await transaction.done.catch(() => {});
      if (isFull(fault) || isFull(transaction.error)) throw new StorageFull();
      throw fault;
    }
  };

  return { read: (job) => run('readonly', job), write: (job) => run('readwrite', job) };
};
