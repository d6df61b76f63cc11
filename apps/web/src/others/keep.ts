import type { Identity } from '@lockstep/api';
import type { Fate, Sent } from './outbox.ts';

/** What is kept of other people on this device: whether the player joined, with which key, and what was sent. */
export interface Membership {
  readonly identity: Identity;
  /** The player's date on the day of joining: what ended before is not sent. */
  readonly since: string;
  /**
   * From which date on runs of a date are sent too; null where the player said that they are not. Without it the player joined when Dailies alone
   * were sent, and was not asked yet.
   */
  readonly runs?: string | null;
}

/** What was told to the other devices of a player: up to which place their entries came, and which are there. */
export interface Told {
  readonly player: string | null;
  readonly after: number;
  readonly marks: readonly string[];
}

const NAME = 'lockstep others';
const MEMBER = 'member';
const JOURNAL = 'journal';

const resultOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A database of its own, apart from progress: leaving deletes it whole. Keys are kept as the browser gives them, unreadable. */
const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('member');
    request.result.createObjectStore('sent');
  };
  const database = await resultOf(request);
  database.onversionchange = () => database.close();
  return database;
};

const withShelf = async <Answer>(
  shelf: 'member' | 'sent',
  mode: 'readonly' | 'readwrite',
  job: (store: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> => {
  const database = await open();
  try {
    const transaction = database.transaction(shelf, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [answer] = await Promise.all([job(transaction.objectStore(shelf)), ended]);
    return answer;
  } finally {
    database.close();
  }
};

/** Null for a player who has not joined. */
export const membership = async (): Promise<Membership | null> =>
  (await withShelf('member', 'readonly', (store) => resultOf<Membership | undefined>(store.get(MEMBER)))) ?? null;

/** The first to join stays: of two tabs that join at once both have the same key. */
export const join = async (member: Membership): Promise<Membership> => {
  await withShelf('member', 'readwrite', async (store) => {
    if ((await resultOf(store.get(MEMBER))) === undefined) await resultOf(store.add(member, MEMBER));
  });
  return (await membership())!;
};

/** Whether runs of a date are sent too, from this date on. */
export const agreeRuns = (runs: string | null): Promise<void> =>
  withShelf('member', 'readwrite', async (store) => {
    const member = await resultOf<Membership | undefined>(store.get(MEMBER));
    if (member) await resultOf(store.put({ ...member, runs }, MEMBER));
  });

export const leave = async (): Promise<void> => {
  await resultOf(indexedDB.deleteDatabase(NAME));
};

export const sent: Sent = {
  fates: () =>
    withShelf('sent', 'readonly', async (store) => {
      const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf<Fate[]>(store.getAll())]);
      return new Map(keys.map((key, i) => [String(key), values[i]!]));
    }),
  set: (seal, fate) => withShelf('sent', 'readwrite', async (store) => void (await resultOf(store.put(fate, seal)))),
};

export const told = {
  get: (): Promise<Told | undefined> =>
    withShelf('member', 'readonly', (store) => resultOf<Told | undefined>(store.get(JOURNAL))),
  set: (state: Told): Promise<void> =>
    withShelf('member', 'readwrite', async (store) => void (await resultOf(store.put(state, JOURNAL)))),
};
