import { StorageFull } from './faults.ts';
import type { Hold, Tables } from './tables.ts';

/**
 * 1: entries had no merit; a screen worked it out of the facts.
 * 2: merit is written, as @lockstep/play has it; what is damaged has a table of its own.
 */
const VERSION = 2;

const SHELVES = ['journal', 'saves', 'aside'] as const;

const resultOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('given up', 'AbortError'));
  });

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

const addMerit = (journal: IDBObjectStore): void => {
  const walk = journal.openCursor();
  walk.onsuccess = () => {
    walk.result?.update(withMerit(walk.result.value));
    walk.result?.continue();
  };
};

const upgrade = (request: IDBOpenDBRequest, from: number): void => {
  const database = request.result;
  if (from < 1) {
    database.createObjectStore('journal', { autoIncrement: true });
    database.createObjectStore('saves');
  }
  if (from < 2) {
    database.createObjectStore('aside', { autoIncrement: true });
    addMerit(request.transaction!.objectStore('journal'));
  }
};

/** Opens, and is sure that every shelf is there. */
const openWhole = async (name: string, closed: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
  const database = await resultOf(request);
  // A newer version of the app in another tab wants to bring the shelves up to date: it must not wait for this tab.
  database.onversionchange = () => {
    database.close();
    closed();
  };
  database.onclose = closed;
  if (SHELVES.every((shelf) => database.objectStoreNames.contains(shelf))) return database;
  database.close();
  throw new DOMException('a shelf is missing', 'DataError');
};

const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

/** Progress in IndexedDB. Throws what the browser throws when the database cannot be opened. */
export const diskTables = async (name: string): Promise<Tables> => {
  let open: Promise<IDBDatabase> | undefined;
  const connect = (): Promise<IDBDatabase> => {
    open ??= openWhole(name, () => {
      open = undefined;
    });
    return open;
  };
  await connect();

  const run = async <Answer>(mode: 'readonly' | 'readwrite', job: (hold: Hold) => Promise<Answer>): Promise<Answer> => {
    // A reader's job calls no writer; the browser would refuse it.
    const transaction = (await connect()).transaction(SHELVES, mode, { durability: 'strict' });
    const done = endOf(transaction);
    // The first error of the job is the one thrown below.
    done.catch(() => {});
    const journal = transaction.objectStore('journal');
    const saves = transaction.objectStore('saves');
    const aside = transaction.objectStore('aside');
    const hold: Hold = {
      entries: async () => {
        const [keys, values] = await Promise.all([resultOf(journal.getAllKeys()), resultOf(journal.getAll())]);
        return keys.map((at, i) => ({ at: Number(at), value: values[i] }));
      },
      add: async (entry) => void (await resultOf(journal.add(entry))),
      drop: (at) => resultOf(journal.delete(at)),
      keys: async () => (await resultOf(saves.getAllKeys())).map(String),
      saves: async () => {
        const [keys, values] = await Promise.all([resultOf(saves.getAllKeys()), resultOf(saves.getAll())]);
        return keys.map((key, i) => ({ key: String(key), value: values[i] }));
      },
      save: (key) => resultOf(saves.get(key)),
      put: async (key, kept) => void (await resultOf(saves.put(kept, key))),
      forget: (key) => resultOf(saves.delete(key)),
      aside: async (what) => void (await resultOf(aside.add(what))),
      sweep: () => resultOf(aside.clear()),
    };
    try {
      const answer = await job(hold);
      await done;
      return answer;
    } catch (fault) {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      await done.catch(() => {});
      if (isFull(fault) || isFull(transaction.error)) throw new StorageFull();
      throw fault;
    }
  };

  return { read: (job) => run('readonly', job), write: (job) => run('readwrite', job) };
};
